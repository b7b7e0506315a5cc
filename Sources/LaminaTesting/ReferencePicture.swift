import Foundation
public import LaminaDrawing
public import LaminaRaster

/// A picture that a test keeps in the repository, and what a new one is held against.
///
/// ```
///  Tests/…/ButtonTests.swift
///  Tests/…/Pictures/buttons.png          the reference
///  out/pictures/buttons.found.png        what a failing test got,
///  out/pictures/buttons.diff.png         and where it differs, in red
/// ```
///
/// With `LAMINA_REWRITE_PICTURES=1` in the environment, references are written again instead.
public struct ReferencePicture: Sendable {
  /// The variable that has references written again.
  public nonisolated static let rewriteVariable = "LAMINA_REWRITE_PICTURES"

  /// Where the reference is.
  public let path: String
  private let name: String

  /// The reference `name`, in `Pictures` beside the source file of its test.
  public nonisolated init(_ name: String, besides testFile: String) {
    let folder = (testFile as NSString).deletingLastPathComponent
    path = "\(folder)/Pictures/\(name).png"
    self.name = name
  }

  /// Holds `found` against the reference.
  ///
  /// - Parameters:
  ///   - found: what the test drew.
  ///   - comparison: how much may differ.
  ///   - folder: for the pictures of a failure; nil for `out/pictures` where the tests run.
  ///   - environment: where the variable is looked for.
  /// - Throws: ``PictureMismatch`` when they differ, or what went wrong with a file.
  public func check(
    _ found: Bitmap, by comparison: PictureComparison = PictureComparison(),
    failuresIn folder: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    if environment[Self.rewriteVariable] == "1" { return try write(found, to: path) }
    let folder = folder ?? "\(FileManager.default.currentDirectoryPath)/out/pictures"
    let foundPath = "\(folder)/\(name).found.png"
    guard FileManager.default.fileExists(atPath: path) else {
      try write(found, to: foundPath)
      throw PictureMismatch.missing(reference: path, found: foundPath)
    }
    let reference = try Bitmap(contentsOfFile: path)
    let outcome = comparison.compare(found, with: reference)
    guard !outcome.isMatch else { return }
    let diffPath = "\(folder)/\(name).diff.png"
    try write(found, to: foundPath)
    try write(comparison.diff(found, with: reference), to: diffPath)
    throw PictureMismatch.differs(outcome, reference: path, found: foundPath, diff: diffPath)
  }

  private func write(_ bitmap: Bitmap, to path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try bitmap.writePNG(to: path)
  }
}

/// How a picture failed its test.
public enum PictureMismatch: Error, CustomStringConvertible {
  case missing(reference: String, found: String)
  case differs(
    PictureComparison.Outcome, reference: String, found: String, diff: String)

  public nonisolated var description: String {
    switch self {
    case .missing(let reference, let found):
      "There is no reference picture \(reference). Look at \(found); if it is right, run the test "
        + "again with \(ReferencePicture.rewriteVariable)=1."
    case .differs(let outcome, let reference, let found, let diff):
      "\(outcome) Expected \(reference), found \(found), differences in \(diff). If the new "
        + "picture is right, run the test again with \(ReferencePicture.rewriteVariable)=1."
    }
  }
}

extension Harness {
  /// Holds what the window shows against the reference picture `name`.
  ///
  /// - Parameters:
  ///   - name: of the file, without extension, in `Pictures` beside the test's file.
  ///   - comparison: how much may differ.
  ///   - testFile: the test's source file.
  /// - Throws: ``PictureMismatch`` when they differ, or what went wrong with a file.
  public func expectPicture(
    _ name: String, by comparison: PictureComparison = PictureComparison(),
    testFile: String = #filePath
  ) throws {
    try ReferencePicture(name, besides: testFile).check(picture(), by: comparison)
  }
}
