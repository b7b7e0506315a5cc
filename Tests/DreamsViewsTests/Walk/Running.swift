import Foundation
import Glibc

/// The program Dreams while it runs, built beside these tests.
final class Running {
  private let process = Process()
  private let input = Pipe()
  private let answers = Pipe()
  private let faults = Pipe()
  private var rest = Data()

  init(_ arguments: [String]) throws {
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("Dreams")
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = answers
    process.standardError = faults
    try process.run()
  }

  deinit { if process.isRunning { Glibc.kill(process.processIdentifier, SIGKILL) } }

  /// Sends a line, and returns the next one that the program writes.
  func ask(_ line: String) throws -> String {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    while !rest.contains(10) {
      let more = answers.fileHandleForReading.availableData
      guard !more.isEmpty else { return "the program has ended: \(errors())" }
      rest += more
    }
    let parts = rest.split(separator: 10, maxSplits: 1, omittingEmptySubsequences: false)
    rest = Data(parts[1])
    return String(decoding: parts[0], as: UTF8.self)
  }

  /// Ends the program at once: it can neither know nor prevent it.
  func kill() {
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Everything that it writes until it ends.
  func output() -> String {
    let data = answers.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  func errors() -> String {
    String(decoding: faults.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// The exit code, or the signal that ended it.
  var status: Int32 { process.terminationStatus }
}
