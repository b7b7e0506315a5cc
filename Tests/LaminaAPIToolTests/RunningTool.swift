import Foundation

/// A `lamina-api` that runs until a test ends it.
final class RunningTool {
  private let process = Process()
  private let output = Pipe()
  private let folder: URL

  /// Starts it in a folder of its own, with a file.
  init(_ arguments: [String], model: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "lamina-api-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try model.write(to: folder.appending(path: "api.raml"), atomically: true, encoding: .utf8)
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "lamina-api")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes the file anew.
  func rewrite(_ model: String) throws {
    try model.write(to: folder.appending(path: "api.raml"), atomically: true, encoding: .utf8)
  }

  /// What it says next.
  func words() -> String {
    String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
  }

  /// The port that it names.
  func port() -> Int? {
    let words = words()
    guard let mark = words.range(of: "http://127.0.0.1:") else { return nil }
    return Int(words[mark.upperBound...].prefix { $0.isNumber })
  }

  /// Asks it to end; how it did.
  func end() -> Int32 {
    process.terminate()
    process.waitUntilExit()
    return process.terminationStatus
  }

  func read(_ name: String) -> String? {
    try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}
