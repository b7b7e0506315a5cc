/// A fault of a JSON text: what, where, and how it can be mended.
public struct JSONProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: String, Hashable, Sendable {
    case empty, trailingComma, missingComma, missingValue, missingColon, singleQuotes, unquotedKey
    case comment, notClosed, wrongCloser, closesNothing, textAfterValue, notJSON, badWord, badNumber
    case badEscape, controlCharacter, openString, badUTF8, duplicateKey
    case tooLarge, tooDeep, tooManyValues, tooManyProblems
  }

  /// How much it matters: a text with warnings only has one clear meaning.
  public enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  /// A change of the text that mends the fault: `range` becomes `text`.
  public struct Repair: Hashable, Sendable {
    /// The bytes to replace; empty to insert.
    public var range: Range<Int>
    /// What comes in their place; empty to remove.
    public var text: String

    /// Creates a change.
    public init(_ range: Range<Int>, with text: String) {
      self.range = range
      self.text = text
    }
  }

  /// What is wrong.
  public let kind: Kind
  /// The bytes that are wrong.
  public let range: Range<Int>
  /// The fault as a sentence.
  public let message: String
  /// What would mend it, if that can be said.
  public let repair: Repair?

  /// The first byte that is wrong.
  public var offset: Int { range.lowerBound }
  /// A key given twice is a warning, everything else an error.
  public var severity: Severity { kind == .duplicateKey ? .warning : .error }
  public var description: String { "\(message) (at byte \(offset))" }
}
