import ChildProcesses
import Foundation

/// The program Dreams while it runs, built beside these tests.
final class Running {
  private let child: Child
  /// How many lines it has answered.
  private var answers = 0

  init(_ arguments: [String]) throws {
    child = try Child(Child.built("Dreams"), arguments, errors: .kept)
  }

  deinit { child.kill() }

  /// Sends a line, and returns the next one that the program writes.
  func ask(_ line: String) throws -> String {
    child.send(line)
    guard let answer = try child.nextLine(after: answers) else {
      return "the program has ended: \(child.errors)"
    }
    answers += 1
    return answer
  }

  /// Ends the program at once: it can neither know nor prevent it.
  func kill() throws { try child.killAndWait() }

  /// Everything that it writes until it ends.
  func output() throws -> String { try child.outcome().output }

  func errors() -> String { child.errors }

  /// The exit code, or the signal that ended it.
  var status: Int32? { child.exitCode }
}
