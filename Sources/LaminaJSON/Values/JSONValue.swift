/// A JSON value and where it stands in the text it came from.
///
/// ```swift
/// let value = try JSONValue(parsing: #"{"a": [1, 2]}"#)
/// print(value["a"]?[1]?.range ?? 0..<0)       // 10..<11
/// print(value == ["a": [1.0, 2]])             // true
/// ```
///
/// Two values are equal when they mean the same: places, spelling of numbers and order of members
/// do not count. Texts are compared byte by byte, as JSON knows no equivalent characters.
public struct JSONValue: Sendable {
  /// What a value is.
  public enum Content: Sendable {
    /// Nothing.
    case null
    /// A truth.
    case bool(Bool)
    /// A number, exact.
    case number(JSONNumber)
    /// A text.
    case string(String)
    /// Elements in order.
    case array([JSONValue])
    /// Members with keys.
    case object(JSONObject)
  }

  /// What the value is.
  public var content: Content
  private var start: UInt32
  private var end: UInt32

  /// Creates a value, by default one that stands in no text.
  public init(_ content: Content, range: Range<Int> = 0..<0) {
    self.content = content
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  /// The bytes of the text that hold the value; `0..<0` if it came from none.
  public var range: Range<Int> { Int(start)..<Int(end) }
}

extension JSONValue {
  /// The text, if the value is one.
  public var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The number, if the value is one.
  public var number: JSONNumber? {
    if case .number(let number) = content { number } else { nil }
  }

  /// The truth, if the value is one.
  public var bool: Bool? {
    if case .bool(let truth) = content { truth } else { nil }
  }

  /// The elements, if the value is an array.
  public var array: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members, if the value is an object.
  public var object: JSONObject? {
    if case .object(let members) = content { members } else { nil }
  }

  /// Whether the value is `null`.
  public var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The member with that key, if the value is an object that has it; the last one of several.
  public subscript(key: String) -> JSONValue? { object?[key] }

  /// The element at that index, if the value is an array that has it.
  public subscript(index: Int) -> JSONValue? {
    guard let array, array.indices.contains(index) else { return nil }
    return array[index]
  }

  /// The kind of the value in JSON's own word: `null`, `boolean`, `number`, `string`, `array`, `object`.
  public var kind: String {
    switch content {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
