import Foundation
import Lamina

/// A program in a window on a display of ours, seen from outside.
///
/// Programs tell on standard error when they presented their first frame, and at their end how many
/// they presented (`LAMINA_TRACE=frames`).
final class MeasuredProgram {
  let path: String
  private let process = Process()
  private let output: URL
  private let start: UInt64

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: of the program's file.
  ///   - arguments: what the program is given.
  ///   - display: where its windows open.
  ///   - person: who runs it; nil is the user who measures.
  ///   - variables: of its environment, besides those that all programs are given.
  /// - Throws: when it cannot be started.
  init(
    _ path: String, arguments: [String] = [], on display: VirtualDisplay,
    as person: OrdinaryUser? = nil, setting variables: [String: String] = [:]
  ) throws {
    self.path = path
    output = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID()).log")
    try Data().write(to: output)
    let command = (person?.prefix ?? []) + [path] + arguments
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["DISPLAY": display.name, "LAMINA_TRACE": "frames", "SDL_VIDEODRIVER": "x11"]
    ) { $1 }.merging(OwnBus.none) { $1 }.merging(person?.environment ?? [:]) { $1 }
      .merging(variables) { $1 }
    process.standardError = try FileHandle(forWritingTo: output)
    start = SystemClock().nanoseconds
    try process.run()
  }

  deinit { try? FileManager.default.removeItem(at: output) }

  /// The process's number.
  var identifier: Int32 { process.processIdentifier }

  /// What the program used so far.
  var usage: ProcessUsage { ProcessUsage(of: process.processIdentifier) }

  /// The milliseconds from the program's start to its first presented frame; waits for it.
  ///
  /// - Throws: when the program ends before, or shows nothing for 20 seconds.
  func firstFrame() throws -> Double { Double(try wait(for: "lamina.first_frame") - start) / 1e6 }

  /// The number that the program prints after `name`; waits for it.
  ///
  /// - Throws: when the program ends before, or prints no such line for 20 seconds.
  func wait(for name: String) throws -> UInt64 {
    for _ in 0..<10_000 {
      if let number = traced(name) { return number }
      guard process.isRunning else { throw BenchError.ended(program: path, output: log) }
      Thread.sleep(forTimeInterval: 0.002)
    }
    stop()
    throw BenchError.silent(program: path, name: name, output: log)
  }

  /// Waits, two minutes at most, until the program ends by itself.
  ///
  /// - Throws: when it does not, or ends with a failure.
  func waitUntilEnd() throws {
    for _ in 0..<1_200 where process.isRunning { Thread.sleep(forTimeInterval: 0.1) }
    guard !process.isRunning else {
      stop()
      throw BenchError.silent(program: path, name: "end", output: log)
    }
    guard process.terminationStatus == 0 else {
      throw BenchError.ended(program: path, output: log)
    }
  }

  /// Asks the program to end, as a session's end does, and tells how many frames it presented.
  @discardableResult func stop() -> Int {
    process.terminate()
    process.waitUntilExit()
    return Int(traced("lamina.frames") ?? 0)
  }

  private var log: String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }

  private func traced(_ name: String) -> UInt64? {
    for line in log.split(separator: "\n") where line.hasPrefix(name + " ") {
      return UInt64(line.dropFirst(name.count + 1))
    }
    return nil
  }
}
