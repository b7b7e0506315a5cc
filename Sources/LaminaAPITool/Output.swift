import ArgumentParser
import Foundation
import Glibc

/// Where words go: results to the standard output, complaints to the other.
enum Output {
  /// Whether colours are wanted: a terminal reads along, and `NO_COLOR` is not set.
  static var isColoured: Bool { isatty(STDOUT_FILENO) == 1 && getenv("NO_COLOR") == nil }

  /// Writes words to the standard error, and ends.
  static func fail(_ words: String, code: Int32) -> Never {
    complain(words)
    exit(code)
  }

  /// Writes a line to the standard output at once, for a reader at a pipe.
  static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = Glibc.write(STDOUT_FILENO, bytes, bytes.count)
  }

  /// Writes a result into a file, or to the standard output if none is named.
  static func write(_ text: String, to file: String?) throws {
    guard let file else { return print(text, terminator: text.hasSuffix("\n") ? "" : "\n") }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw ValidationError("\(file) cannot be written: \(error.localizedDescription)")
    }
  }

  static func complain(_ words: String) {
    let bytes = Array((words + "\n").utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }
}
