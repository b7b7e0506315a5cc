/// Why a pattern cannot be used, or a text not be judged by it.
public struct PatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Kind: String, Hashable, Sendable {
    /// The pattern is none of ECMA-262.
    case syntax
    /// The pattern, or the text for it, is larger than the limits allow.
    case tooLarge
    /// Matching took more steps than the limits allow.
    case tooManySteps
    /// No text was found that matches.
    case noExample
  }

  /// What went wrong.
  public let kind: Kind
  /// The byte of the pattern's UTF-8 text that is wrong.
  public let offset: Int
  /// The fault as a sentence.
  public let message: String

  public var description: String { message }
}

/// How large a pattern may be, and how long matching may take.
public struct PatternLimits: Hashable, Sendable {
  /// Steps of one match.
  public var steps: Int
  /// Instructions of a pattern, after counted repeats are written out.
  public var instructions: Int
  /// Groups inside each other.
  public var depth: Int

  /// Creates limits, by default two million steps, 20,000 instructions, 100 deep.
  public init(steps: Int = 2_000_000, instructions: Int = 20_000, depth: Int = 100) {
    self.steps = steps
    self.instructions = instructions
    self.depth = depth
  }
}
