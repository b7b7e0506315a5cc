public import LaminaAPISource

/// Something that differs between two versions of an API.
public struct APIChange: Hashable, Sendable, CustomStringConvertible {
  /// What happened to the part.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It is there only in the new version, only in the old one, or is another one now.
    case added, removed, changed
  }

  /// What a change means to those who call the API, the worst last.
  public enum Level: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Nothing, or something to take up.
    case compatible
    /// What was right goes on, and had better be looked at: a part will end, has another name in code, or an answer
    /// may hold a value that was not there.
    case warning
    /// A caller that was right before may be wrong now.
    case breaking

    /// The less it means, the less it is.
    public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .compatible: 0
      case .warning: 1
      case .breaking: 2
      }
    }
  }

  /// What happened.
  public var kind: Kind
  /// What it means to callers.
  public var level: Level
  /// A stable name for the kind of change.
  public var code: String
  /// The parts that it concerns: methods with their URIs, or names of the API's own parts.
  public var subjects: [String]
  /// What differs, as a sentence.
  public var message: String
  /// Where it stands in the old version.
  public var old: Place?
  /// Where it stands in the new version.
  public var new: Place?

  /// Creates a change.
  public init(
    _ kind: Kind, _ level: Level = .compatible, code: String, subjects: [String], message: String,
    old: Place? = nil, new: Place? = nil
  ) {
    self.kind = kind
    self.level = level
    self.code = code
    self.subjects = subjects
    self.message = message
    self.old = old
    self.new = new
  }

  /// Whether a caller that was right before may be wrong now.
  public var isBreaking: Bool { level == .breaking }

  /// Places, parts, sentence and code on one line.
  public var description: String {
    let places = [old, new].compactMap { $0?.description }.joined(separator: " -> ")
    let start = places.isEmpty ? "" : places + ": "
    let mark = level == .compatible ? "" : "\(level.rawValue): "
    return "\(start)\(mark)\(subjectText): \(message) [\(code)]"
  }

  /// The first parts, and how many more there are.
  var subjectText: String {
    let shown = subjects.prefix(3).joined(separator: ", ")
    return subjects.count > 3 ? "\(shown) and \(subjects.count - 3) more" : shown
  }
}
