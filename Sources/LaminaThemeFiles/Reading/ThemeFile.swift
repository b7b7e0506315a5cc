public import Foundation
import LaminaFollowing
import LaminaPropertyLists
public import LaminaThemes

/// A theme that was read from a file, and where in it each key stands.
///
/// ```swift
/// let file = try ThemeFile(contentsOf: "Night.plist")
/// view.theme(file.theme)
/// ```
public struct ThemeFile: Sendable {
  /// What was read, as far as it could be: keys with findings are left out.
  public internal(set) var theme: Theme
  /// How messages call the file.
  public let file: String
  /// What is wrong with single keys.
  public internal(set) var findings: [ThemeFinding] = []
  /// Where the keys stand.
  var places: [String: ThemePlace] = [:]
  /// Which pairs of colours are to stand out from each other, by how much.
  public internal(set) var pairs: [ContrastPair] = []
  /// What the file looked like when it was read; nil for bytes.
  private(set) var marks: FileMarks?

  /// Reads the file at a path: a property list, XML or binary, or JSON.
  public init(contentsOf path: String) throws(ThemeFileError) {
    let marks = FileMarks([path])
    try self.init(path) { () throws(PropertyListError) in
      try PropertyList(contentsOf: path, limits: Self.limits)
    }
    self.marks = marks
  }

  /// Reads the file at a path, all of whose keys must have values.
  ///
  /// What else is wrong, such as colours that are too near to each other, `ThemeCheck` finds.
  public init(soundContentsOf path: String) throws(ThemeFileError) {
    try self.init(contentsOf: path)
    let wrong = ThemeCheck.breaks(of: self)
    if !wrong.isEmpty { throw .wrong(wrong) }
  }

  /// Reads the bytes of a file: messages name it, and pictures are looked for below its folder.
  public init(data: Data, file: String) throws(ThemeFileError) {
    try self.init(file) { () throws(PropertyListError) in
      try PropertyList(data: data, file: file, limits: Self.limits)
    }
  }

  private init(
    _ file: String, _ read: () throws(PropertyListError) -> PropertyList
  ) throws(ThemeFileError) {
    let list: PropertyList
    do {
      list = try read()
    } catch {
      throw .unreadable(error.description)
    }
    let name = URL(fileURLWithPath: file).lastPathComponent.split(separator: ".").first
    theme = Theme(name: name.map(String.init) ?? file)
    self.file = file
    try fill(from: list)
    // Who has no pictures is the same theme wherever its file lies.
    let hasPictures = theme.tokens.values.contains { $0.values.contains { $0.kind == .picture } }
    if hasPictures { theme.pictureFolder = folder.path }
  }

  /// Where its pictures are.
  var folder: URL { URL(fileURLWithPath: file).deletingLastPathComponent() }

  /// The place of a key, or the file's beginning.
  func place(of key: String) -> ThemePlace { places[key] ?? ThemePlace(line: 1, column: 1) }

  private static var limits: PropertyListLimits {
    var limits = PropertyListLimits()
    limits.bytes = 4 << 20
    limits.depth = 32
    limits.count = 100_000
    return limits
  }
}

/// A line and a column of a text, both from 1.
public struct ThemePlace: Hashable, Sendable {
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int
}

/// Why a file is no theme at all: a sentence with the place and the repair.
public enum ThemeFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It cannot be read.
  case unreadable(String)
  /// It holds something else than a dictionary.
  case noDictionary(file: String, found: String)
  /// Keys of it have no values.
  case wrong([ThemeFinding])
  /// The system does not report what happens to it.
  case notFollowed(file: String, reason: String)

  /// The sentence.
  public var description: String {
    switch self {
    case .unreadable(let sentence): sentence
    case .noDictionary(let file, let found):
      "\(file):1:1: \(found) stands where a theme belongs. Begin with a dictionary of keys."
    case .wrong(let findings): findings.map(\.description).joined(separator: "\n")
    case .notFollowed(let file, let reason):
      "\(file) is not followed: inotify says \"\(reason)\". Start the program again to read it again."
    }
  }
}

extension ThemeFileError: LocalizedError {
  public var errorDescription: String? { description }
}
