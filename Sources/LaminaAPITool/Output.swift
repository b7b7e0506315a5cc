import ArgumentParser
import Foundation
import Glibc
import Synchronization

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
  static func say(_ line: String) { writeWhole(line, to: STDOUT_FILENO) }

  /// Writes a result into a file, or to the standard output if none is named.
  static func write(_ text: String, to file: String?) throws {
    guard let file else { return print(text, terminator: text.hasSuffix("\n") ? "" : "\n") }
    let url = URL(fileURLWithPath: file)
    // A device or a pipe is written into; a file is replaced as a whole.
    let target = url.resolvingSymlinksInPath()
    let isRegular = try? target.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
    do {
      try Data(text.utf8).write(to: url, options: isRegular == false ? [] : .atomic)
    } catch {
      throw ValidationError("\(file) cannot be written: \(error.localizedDescription)")
    }
  }

  static func complain(_ words: String) { writeWhole(words, to: STDERR_FILENO) }

  /// Writes a line whole, also where a pipe takes it in parts and several threads write.
  private static func writeWhole(_ line: String, to file: Int32) {
    let bytes = Array((line + "\n").utf8)
    writing.withLock { _ in
      var sent = 0
      while sent < bytes.count {
        let count = bytes.withUnsafeBytes {
          Glibc.write(file, $0.baseAddress.map { $0 + sent }, bytes.count - sent)
        }
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return }
        sent += count
      }
    }
  }

  private static let writing = Mutex(())
}
