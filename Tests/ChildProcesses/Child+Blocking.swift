package import Foundation
import Glibc

/// For tests that are not asynchronous: the same bounds, on the test's own thread.
extension Child {
  /// How a program ended, and all that it said.
  package struct Outcome: Sendable {
    package var status: Int32
    package var output: String
    package var errors: String
  }

  /// Runs a program to its end, and ends it where that takes longer than it may.
  ///
  /// - Throws: `Timeout` with what the program said until then.
  package static func outcome(
    of program: URL, _ arguments: [String] = [], in folder: URL? = nil,
    environment: [String: String] = [:], inheriting inherits: (String) -> Bool = { _ in true },
    errors: Errors = .kept, input: String = "", within seconds: Double = 120
  ) throws -> Outcome {
    let child = try Child(
      program, arguments, in: folder, environment: environment, inheriting: inherits,
      errors: errors)
    child.send(bytes: Array(input.utf8))
    child.endInput()
    return try child.outcome(within: seconds)
  }

  /// Waits until it has ended by itself, and kills it where that takes longer.
  package func outcome(within seconds: Double = 120) throws -> Outcome {
    defer { kill() }
    let status = try wait(for: "the end of \(program)", within: seconds) { exitCode }
    return Outcome(status: status, output: output, errors: errors)
  }

  /// Asks it to end, and waits for how it does.
  package func end() throws -> Int32 {
    terminate()
    return try wait(for: "the end of \(program)") { exitCode }
  }

  /// Ends it at once, and waits until it is gone.
  package func killAndWait() throws {
    kill()
    _ = try wait(for: "the end of \(program)") { exitCode }
  }

  /// The first line after `index` that satisfies `matches`; nil if it ends without.
  package func nextLine(
    after index: Int = 0, where matches: (String) -> Bool = { _ in true }
  ) throws -> String? {
    try wait(for: "a line of \(program)") {
      // Asked first: what it said before it ended is there then.
      let hasEnded = exitCode != nil
      if let line = lines.dropFirst(index).first(where: matches) { return .some(line) }
      return hasEnded ? .some(nil) : nil
    }
  }

  /// Looks every few milliseconds, and counts the looks, as those who wait asynchronously do.
  package func wait<Value>(
    for awaited: String, within seconds: Double = 60, _ value: () -> Value?
  ) throws -> Value {
    for _ in 0..<Int(seconds * 200) {
      if let value = value() { return value }
      usleep(5_000)
    }
    throw Timeout(awaited: awaited, lines: lines)
  }
}
