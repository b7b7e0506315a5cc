import Foundation
import LaminaViews

/// A text that a test keeps in the repository, and what a new one is held against, line by line.
///
/// ```
///  Tests/…/PageTreeTests.swift
///  Tests/…/Trees/Controls.txt     a text of its own: check(_:)
///  Tests/…/Rainforest.txt         a line for each of several tests: check(_:of:)
/// ```
///
/// With `LAMINA_REWRITE_TEXTS=1` in the environment, references are written again instead.
public struct ReferenceText: Sendable {
  /// The variable that has references written again.
  public nonisolated static let rewriteVariable = "LAMINA_REWRITE_TEXTS"

  /// Where the reference is.
  public let path: String

  /// The reference `name`, as in `Trees/Controls`, beside the source file of its test.
  public nonisolated init(_ name: String, besides testFile: String) {
    path = "\((testFile as NSString).deletingLastPathComponent)/\(name).txt"
  }

  /// Holds `found` against the reference.
  ///
  /// - Parameters:
  ///   - found: the whole text.
  ///   - environment: where the variable is looked for.
  /// - Throws: ``TextMismatch`` when they differ, or what went wrong with the file.
  public func check(
    _ found: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    let text = found.hasSuffix("\n") ? found : found + "\n"
    if environment[Self.rewriteVariable] == "1" {
      let folder = (path as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      return try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    guard let reference else { throw TextMismatch(path: path, difference: ["no file"]) }
    let difference = Self.difference(from: reference, to: text)
    if !difference.isEmpty { throw TextMismatch(path: path, difference: difference) }
  }

  /// Holds `found` against the line of `name` in a reference of sorted lines.
  ///
  /// - Parameters:
  ///   - found: a line without its name.
  ///   - name: what the line begins with, before a colon.
  ///   - environment: where the variable is looked for.
  /// - Throws: ``TextMismatch`` when they differ, or what went wrong with the file.
  public func check(
    _ found: String, of name: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    var lines = (reference ?? "").split(separator: "\n").map(String.init)
    lines.removeAll { $0.hasPrefix("\(name): ") }
    lines.append("\(name): \(found)")
    try check(lines.sorted().joined(separator: "\n"), environment: environment)
  }

  private var reference: String? { try? String(contentsOfFile: path, encoding: .utf8) }

  /// The lines that are gone (-) and new (+).
  private static func difference(from reference: String, to found: String) -> [String] {
    let (old, new) = (reference.split(separator: "\n"), found.split(separator: "\n"))
    return new.difference(from: old).map { change in
      switch change {
      case .remove(let line, let text, _): "-\(line + 1): \(text)"
      case .insert(let line, let text, _): "+\(line + 1): \(text)"
      }
    }
  }
}

/// How a text failed its test.
public struct TextMismatch: Error, CustomStringConvertible {
  public let path: String
  public let difference: [String]

  public nonisolated var description: String {
    "This is not what \(path) says:\n\(difference.joined(separator: "\n"))\n"
      + "If it is right, run the test again with \(ReferenceText.rewriteVariable)=1."
  }
}

extension Harness {
  /// Holds what is on screen, as it is printed, against the reference tree `name`.
  ///
  /// - Parameters:
  ///   - name: of the file, without extension, in `Trees` beside the test's file.
  ///   - testFile: the test's source file.
  /// - Throws: ``TextMismatch`` when they differ, or what went wrong with the file.
  public func expectTree(_ name: String, testFile: String = #filePath) throws {
    try ReferenceText("Trees/\(name)", besides: testFile).check(semanticTree.description)
  }
}
