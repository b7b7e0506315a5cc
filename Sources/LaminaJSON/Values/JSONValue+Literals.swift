extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self.init(.null) }

  public init(booleanLiteral value: Bool) { self.init(.bool(value)) }

  public init(integerLiteral value: Int) { self.init(.number(JSONNumber(value))) }

  /// Creates a number; what is no finite number becomes `null`.
  public init(floatLiteral value: Double) {
    self.init(JSONNumber(value).map { .number($0) } ?? .null)
  }

  public init(stringLiteral value: String) { self.init(.string(value)) }

  public init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }

  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self.init(.object(JSONObject(members.map { JSONMember(key: $0.0, value: $0.1) })))
  }
}

extension JSONValue {
  /// A text.
  package static func text(_ value: String) -> JSONValue { JSONValue(.string(value)) }

  /// A number without a fraction.
  package static func number(_ value: Int) -> JSONValue { JSONValue(.number(JSONNumber(value))) }

  /// A truth.
  package static func truth(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }

  /// An array.
  package static func list(_ items: [JSONValue]) -> JSONValue { JSONValue(.array(items)) }

  /// An object of these members; of two with one name, the later one is found.
  package static func map(_ pairs: [(name: String, value: JSONValue)]) -> JSONValue {
    JSONValue(.object(JSONObject(pairs.map { JSONMember(key: $0.name, value: $0.value) })))
  }
}
