import ChildProcesses
import Foundation

/// A `lamina-api` that runs until a test ends it.
final class RunningTool {
  private let child: Child
  private let folder: URL
  /// How many lines were taken.
  private var taken = 0

  /// Starts it in a folder of its own, with a file.
  init(_ arguments: [String], model: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "lamina-api-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try model.write(to: folder.appending(path: "api.raml"), atomically: true, encoding: .utf8)
    child = try Child(Child.built("lamina-api"), arguments, in: folder, errors: .joined)
  }

  deinit {
    child.kill()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes the file anew.
  func rewrite(_ model: String) throws {
    try model.write(to: folder.appending(path: "api.raml"), atomically: true, encoding: .utf8)
  }

  /// The next line that has these words; those before it are passed over.
  func line(with words: String = "") throws -> String? {
    guard
      let line = try child.nextLine(after: taken, where: { words.isEmpty || $0.contains(words) })
    else {
      return nil
    }
    taken = 1 + (child.lines.dropFirst(taken).firstIndex(of: line) ?? taken)
    return line
  }

  /// All that it says until it ends by itself.
  func all() throws -> String { try child.outcome().output }

  /// The port that it names.
  func port() throws -> Int? {
    let mark = "http://127.0.0.1:"
    guard let line = try line(with: mark), let range = line.range(of: mark) else { return nil }
    return Int(line[range.upperBound...].prefix { $0.isNumber })
  }

  /// Asks it to end; how it did.
  func end() throws -> Int32 { try child.end() }

  func read(_ name: String) -> String? {
    try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}
