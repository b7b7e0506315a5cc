/// A fault of a JSON text: what, where, and how it can be mended.
public struct JSONProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: String, Hashable, Sendable {
    /// There is no value.
    case empty
    /// A comma before a closing bracket.
    case trailingComma
    /// Two values without a comma between.
    case missingComma
    /// A comma or a colon without a value.
    case missingValue
    /// A key without a colon behind it.
    case missingColon
    /// A text in single quotes.
    case singleQuotes
    /// A key without quotes.
    case unquotedKey
    /// A comment.
    case comment
    /// A bracket that nothing closes.
    case notClosed
    /// A bracket that closes the other kind.
    case wrongCloser
    /// A closing bracket without an opening one.
    case closesNothing
    /// Text behind the value.
    case textAfterValue
    /// Text that is no value.
    case notJSON
    /// A word that is not `true`, `false` or `null`.
    case badWord
    /// A number that is spelled in another way than JSON has it.
    case badNumber
    /// A backslash with something behind it that JSON does not know.
    case badEscape
    /// A control character within a text.
    case controlCharacter
    /// A text without a closing quote on its line.
    case openString
    /// Bytes that are no UTF-8.
    case badUTF8
    /// A key that the object has already.
    case duplicateKey
    /// More bytes or digits than allowed.
    case tooLarge
    /// More arrays and objects inside each other than allowed.
    case tooDeep
    /// More values than allowed.
    case tooManyValues
    /// More faults than are reported.
    case tooManyProblems
  }

  /// How much it matters: a text with warnings only has one clear meaning.
  public enum Severity: String, Hashable, Sendable {
    /// The text is no JSON.
    case error
    /// The text is JSON that may not mean what it should.
    case warning
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
  /// The sentence and the place.
  public var description: String { "\(message) (at byte \(offset))" }
}
