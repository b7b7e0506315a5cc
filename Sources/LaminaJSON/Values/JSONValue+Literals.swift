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
