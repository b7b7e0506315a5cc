/// A number as it is written, compared exactly.
///
/// ```swift
/// let third: JSONNumber = "0.3"
/// print(third.isMultiple(of: "0.1"), third == "0.30")              // true true
/// print(JSONNumber(parsing: "1e400") == "10e399")                  // true
/// print(JSONNumber(parsing: "01") == nil)                          // true
/// ```
public struct JSONNumber: Sendable {
  /// The number as it is written.
  public let text: String

  /// Takes a text that is known to be a number.
  init(known text: String) { self.text = text }

  /// Creates a number from JSON's spelling, or nothing if it is none.
  public init?(parsing text: String) {
    guard NumberSpelling.isNumber(text) else { return nil }
    self.text = text
  }

  /// Creates a number from an integer.
  public init(_ value: Int) { text = String(value) }

  /// Creates a number from a finite one.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    text = value.description
  }

  /// The nearest number with binary fraction; infinite if none is near.
  public var double: Double { Double(text) ?? 0 }

  /// The integer, if the number is one that fits.
  public var int: Int? {
    if let value = Int(text) { return value }
    let parts = DecimalParts(text)
    guard parts.exponent >= 0, parts.magnitude <= 19 else { return nil }
    let digits = parts.digits + Array(repeating: 0, count: parts.exponent)
    return Int(
      (parts.isNegative ? "-" : "") + (digits.isEmpty ? "0" : digits.map { String($0) }.joined()))
  }

  /// Whether the value has no fraction: `1`, `1.0` and `1e2`.
  public var isIntegral: Bool { Int(text) != nil || DecimalParts(text).exponent >= 0 }

  /// Whether it is written without fraction and exponent, as `1` is, and `1.0` and `1e2` are not.
  public var isSpelledAsInteger: Bool {
    text.utf8.allSatisfy { $0 == 0x2D || ($0 >= 0x30 && $0 <= 0x39) }
  }
}

extension JSONNumber: Comparable, Hashable {
  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    if let left = Int(left.text), let right = Int(right.text) { return left == right }
    return DecimalParts(left.text) == DecimalParts(right.text)
  }

  public static func < (left: JSONNumber, right: JSONNumber) -> Bool {
    if let left = Int(left.text), let right = Int(right.text) { return left < right }
    return DecimalParts(left.text) < DecimalParts(right.text)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(DecimalParts(text)) }
}

extension JSONNumber: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a number from a literal that is one; another is the programmer's mistake.
  public init(stringLiteral text: String) {
    precondition(NumberSpelling.isNumber(text), "\(text) is no number.")
    self.init(known: text)
  }

  public var description: String { text }
}
