import LaminaAPIModel
import LaminaJSON
import LaminaJSONSchema

/// The schema of a named parameter.
enum ParameterSchema {
  static func of(_ parameter: APIParameter) -> JSONValue { members(parameter).value }

  static func members(_ parameter: APIParameter) -> JSONMembers {
    let one = types(parameter.types)
    guard parameter.isRepeated else { return one }
    var out = JSONMembers()
    out.set("type", "array")
    out.set("items", one.value)
    return out
  }

  private static func types(_ types: [APIParameterType]) -> JSONMembers {
    if types.count == 1 { return members(types[0]) }
    var out = JSONMembers()
    out.set(areDisjoint(types) ? "oneOf" : "anyOf", types.map { members($0).value })
    return out
  }

  /// Whether no value is of two of the types; `oneOf` would refuse it.
  private static func areDisjoint(_ types: [APIParameterType]) -> Bool {
    let shapes = types.map { type in
      switch type.kind {
      case .string, .date, .file: 0
      case .number, .integer: 1
      case .boolean: 2
      }
    }
    return Set(shapes).count == shapes.count
  }

  private static func members(_ type: APIParameterType) -> JSONMembers {
    var out = kind(type)
    out.append(values(type))
    out.set("pattern", type.kind == .date ? datePattern : type.pattern)
    if type.kind == .date { out.set("x-raml-pattern", type.pattern) }
    out.set("minLength", type.minimumLength.map { JSONValue(integerLiteral: $0) })
    out.set("maxLength", type.maximumLength.map { JSONValue(integerLiteral: $0) })
    out.set("minimum", type.minimum.flatMap(number))
    out.set("maximum", type.maximum.flatMap(number))
    out.set("example", type.example.map { value($0, type.kind) })
    if let text = type.defaultValue { setDefault(value(text, type.kind), &out) }
    return out
  }

  /// The values allowed, each once, as OpenAPI demands.
  private static func values(_ type: APIParameterType) -> JSONMembers {
    var out = JSONMembers()
    let all = (type.values ?? []).map { value($0, type.kind) }
    let distinct = DistinctValues.of(all)
    out.set("enum", distinct)
    if distinct.count != all.count { out.set("x-raml-enum", all) }
    return out
  }

  private static func kind(_ type: APIParameterType) -> JSONMembers {
    var out = JSONMembers()
    switch type.kind {
    case .string, .number, .integer, .boolean: out.set("type", type.kind.rawValue)
    case .date: out.set("type", "string")
    case .file:
      out.set("type", "string")
      out.set("format", "binary")
    }
    let isOwn = type.kind == .date || type.kind == .file
    out.set("x-raml-type", isOwn ? type.kind.rawValue : nil)
    return out
  }

  /// A date as RFC 2616 writes it, and its two obsolete forms: what a caller makes of it is a date here, too.
  private static let datePattern: String = {
    let day = "(Mon|Tue|Wed|Thu|Fri|Sat|Sun)"
    let long = "(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)"
    let month = "(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)"
    let (number, time) = ("(0[1-9]|[12][0-9]|3[01])", "([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]")
    return "^(\(day), \(number) \(month) [0-9]{4} \(time) GMT"
      + "|\(long), \(number)-\(month)-[0-9]{2} \(time) GMT"
      + "|\(day) \(month) ( [1-9]|[12][0-9]|3[01]) \(time) [0-9]{4})$"
  }()

  private static func number(_ value: Double) -> JSONValue? {
    if let whole = Int(exactly: value) { return JSONValue(integerLiteral: whole) }
    return JSONNumber(value).map { JSONValue(.number($0)) }
  }

  /// The value that a text means; the text itself where it means none.
  private static func value(_ text: String, _ kind: APIParameterType.Kind) -> JSONValue {
    switch kind {
    case .number, .integer:
      JSONNumber(parsing: text).map { JSONValue(.number($0)) } ?? JSONValue.text(text)
    case .boolean where text == "true" || text == "false": JSONValue(.bool(text == "true"))
    case .string, .date, .boolean, .file: JSONValue.text(text)
    }
  }

  private static func setDefault(_ value: JSONValue, _ out: inout JSONMembers) {
    out.set(DefaultValue.key(value, out.value), value)
  }
}
