import Foundation
public import LaminaViews

/// A printed semantic tree that a test keeps in the repository, and what a new one is held against.
///
/// With `LAMINA_REWRITE_TREES=1` in the environment, references are written anew instead.
public struct ReferenceTree: Sendable {
  /// The variable that has references written anew.
  public nonisolated static let rewriteVariable = "LAMINA_REWRITE_TREES"

  /// Where the reference is.
  public let path: String

  /// The reference `name`, in `Trees` beside the source file of its test.
  public nonisolated init(_ name: String, besides testFile: String) {
    path = "\((testFile as NSString).deletingLastPathComponent)/Trees/\(name).txt"
  }

  /// Holds `found` against the reference.
  ///
  /// - Parameters:
  ///   - found: what is on screen.
  ///   - environment: where the variable is looked for.
  /// - Throws: ``TreeMismatch`` when they differ, or what went wrong with the file.
  public func check(
    _ found: SemanticElement,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    let text = found.description + "\n"
    if environment[Self.rewriteVariable] == "1" {
      let folder = (path as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      return try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    guard let reference = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw TreeMismatch(path: path, difference: ["no file"])
    }
    let difference = Self.difference(from: reference, to: text)
    if !difference.isEmpty { throw TreeMismatch(path: path, difference: difference) }
  }

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

/// How a tree failed its test.
public struct TreeMismatch: Error, CustomStringConvertible {
  public let path: String
  public let difference: [String]

  public nonisolated var description: String {
    "The semantic tree is not that of \(path):\n\(difference.joined(separator: "\n"))\n"
      + "If it is right, run the test again with \(ReferenceTree.rewriteVariable)=1."
  }
}

extension Harness {
  /// Holds what is on screen against the reference tree `name`.
  ///
  /// - Parameters:
  ///   - name: of the file, without extension, in `Trees` beside the test's file.
  ///   - testFile: the test's source file.
  /// - Throws: ``TreeMismatch`` when they differ, or what went wrong with the file.
  public func expectTree(_ name: String, testFile: String = #filePath) throws {
    try ReferenceTree(name, besides: testFile).check(semanticTree)
  }
}
