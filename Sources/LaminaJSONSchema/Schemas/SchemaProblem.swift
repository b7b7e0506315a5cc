public import LaminaJSON

/// A fault of a schema, or a hint about it.
public struct SchemaProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// How much it matters: hints change nothing.
  public enum Severity: String, Hashable, Sendable {
    /// The schema is wrong; what is wrong is left out.
    case error
    /// The schema hardly means what it says.
    case warning
    /// Something to know; nothing is wrong.
    case hint
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
    /// `$schema` names another draft than 3 and 4.
    case unknownDraft
    /// There is no `$schema`.
    case missingDraft
    /// `type` names a type that there is not.
    case unknownType
    /// `format` names a format that is not checked.
    case unknownFormat
    /// A pattern that is none of ECMA-262.
    case badPattern
    /// A `$ref` that leads nowhere.
    case unresolvedReference
    /// A `$ref` that leads to itself, and to no schema.
    case circularReference
    /// More documents or schemas than allowed.
    case limit
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
  /// The sentence and the place.
  public var description: String { "\(message) (at byte \(offset), \(pointer))" }
}
