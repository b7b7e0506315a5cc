public import LaminaJSON

/// A fault of a schema, or a hint about it.
public struct SchemaProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// How much it matters: hints change nothing.
  public enum Severity: String, Hashable, Sendable {
    case error, warning, hint
  }

  /// What is wrong.
  public enum Kind: String, Hashable, Sendable {
    /// A keyword has a value of another type than it takes.
    case keywordType
    /// A keyword has a value of the right type that it does not take.
    case keywordValue
    /// A keyword that needs another one, which is missing.
    case missingKeyword
    /// A keyword of the other draft, which this one ignores.
    case foreignKeyword
    /// A keyword that no draft has, and that looks like one.
    case unknownKeyword
    /// A keyword beside `$ref`, which is ignored.
    case besideReference
    case unknownDraft, missingDraft, unknownType, unknownFormat, badPattern
    case unresolvedReference, circularReference, limit
  }

  /// How much it matters.
  public let severity: Severity
  /// What is wrong.
  public let kind: Kind
  /// The address of the document; empty for the one that was given, if it has none.
  public let document: String
  /// The bytes of the document that are wrong.
  public let range: Range<Int>
  /// The way to what is wrong.
  public let pointer: JSONPointer
  /// The fault as a sentence.
  public let message: String
  /// What would mend it, in words.
  public let repair: String?

  /// The first byte that is wrong.
  public var offset: Int { range.lowerBound }
  public var description: String { "\(message) (at byte \(offset), \(pointer))" }
}
