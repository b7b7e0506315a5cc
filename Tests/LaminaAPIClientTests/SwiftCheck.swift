import ChildProcesses
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
    let outcome = try Child.outcome(
      of: URL(fileURLWithPath: "/usr/bin/env"), ["swiftc"] + flags + [file.path], errors: .joined,
      within: 300)
    return outcome.status == 0
      ? outcome.output : outcome.output + "\nended with \(outcome.status)"
  }
}
