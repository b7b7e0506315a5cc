public import LaminaJSON

/// A rule that a value breaks.
public struct SchemaViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes of the value's text that break the rule.
  public let range: Range<Int>
  /// The way to the value that breaks it.
  public let pointer: JSONPointer
  /// The keyword of the rule.
  public let keyword: String
  /// The bytes of the keyword's value in the schema.
  public let schemaRange: Range<Int>
  /// The address of the schema's document.
  public let schemaDocument: String
  /// The way to the schema that has the keyword.
  public let schemaPointer: JSONPointer
  /// What is wrong, as a sentence.
  public let message: String
  /// Of `anyOf` and `oneOf`, what the choice that fits best finds wrong.
  public let causes: [SchemaViolation]

  /// The first byte of the value's text that breaks the rule.
  public var offset: Int { range.lowerBound }
  public var description: String { "\(message) (at byte \(offset), \(pointer))" }
}

/// What a schema says of a value.
public struct SchemaResult: Hashable, Sendable {
  /// The limits that may end the judging.
  public enum Limit: Hashable, Sendable {
    /// More rules were applied than allowed.
    case steps(Int)
    /// Schemas were more than so many inside each other.
    case depth(Int)
    /// The schema refers to itself without going into the value.
    case circularReference(schema: JSONPointer)
    /// More violations were found than are reported.
    case violations(Int)
    /// A pattern took too long for a text.
    case pattern(String)
  }

  /// The rules that the value breaks.
  public internal(set) var violations: [SchemaViolation]
  /// What ended the judging before everything was looked at.
  public internal(set) var limit: Limit?

  /// Whether the value was judged wholly, and breaks no rule.
  public var isValid: Bool { violations.isEmpty && limit == nil }
}

extension SchemaResult.Limit: CustomStringConvertible {
  public var description: String {
    switch self {
    case .steps(let count): "Judging the value takes more than \(count) steps."
    case .depth(let count): "Schemas are more than \(count) deep inside each other."
    case .circularReference(let pointer):
      "The schema at '\(pointer)' refers to itself for the same value, without end."
    case .violations(let count): "The value breaks more than \(count) rules."
    case .pattern(let message): message
    }
  }
}
