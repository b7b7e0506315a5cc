public import LaminaJSON

/// Why no value was made for a schema.
public struct SchemaGenerationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why it ended.
  public enum Kind: String, Hashable, Sendable {
    /// No value that was tried is valid; perhaps none is.
    case nothingFound
    /// The attempts of the limits are used up.
    case limit
  }

  /// Why it ended.
  public let kind: Kind
  /// The schema that no value was found for.
  public let pointer: JSONPointer
  /// The bytes of that schema.
  public let range: Range<Int>
  /// The reason as a sentence.
  public let message: String

  public var description: String { message }
}

/// How far making a value may go.
public struct SchemaGenerationLimits: Hashable, Sendable {
  /// Values inside each other before only what is required is made.
  public var depth: Int
  /// Values that are tried, in all.
  public var attempts: Int
  /// Elements of an array beyond the least.
  public var elements: Int

  /// Creates limits.
  public init(depth: Int = 4, attempts: Int = 5_000, elements: Int = 3) {
    self.depth = depth
    self.attempts = attempts
    self.elements = elements
  }
}
