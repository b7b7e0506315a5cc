public import LaminaAPISource

/// Something that differs between two versions of an API.
public struct APIChange: Hashable, Sendable, CustomStringConvertible {
  /// What happened to the part.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It is there only in the new version, only in the old one, or is another one now.
    case added, removed, changed
  }

  /// What happened.
  public var kind: Kind
  /// Whether a caller that was right before may be wrong now.
  public var isBreaking: Bool
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
    _ kind: Kind, isBreaking: Bool, code: String, subjects: [String], message: String,
    old: Place? = nil, new: Place? = nil
  ) {
    self.kind = kind
    self.isBreaking = isBreaking
    self.code = code
    self.subjects = subjects
    self.message = message
    self.old = old
    self.new = new
  }

  /// Places, parts, sentence and code on one line.
  public var description: String {
    let places = [old, new].compactMap { $0?.description }.joined(separator: " -> ")
    let start = places.isEmpty ? "" : places + ": "
    let mark = isBreaking ? "breaking: " : ""
    return "\(start)\(mark)\(subjectText): \(message) [\(code)]"
  }

  /// The first parts, and how many more there are.
  var subjectText: String {
    let shown = subjects.prefix(3).joined(separator: ", ")
    return subjects.count > 3 ? "\(shown) and \(subjects.count - 3) more" : shown
  }
}
