import Foundation
import Testing

/// Asks the compiler whether a text is Swift, with all that Lamina asks of its own code.
enum SwiftCheck {
  private static let flags = [
    "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-enable-upcoming-feature",
    "InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility",
    "-enable-upcoming-feature", "ExistentialAny",
  ]

  /// What the compiler says; nothing if it is content.
  static func complaints(_ text: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "lamina-client-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Client.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + flags + [file.path]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let words = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let said = String(decoding: words, as: UTF8.self)
    return process.terminationStatus == 0
      ? said : said + "\nended with \(process.terminationStatus)"
  }
}
