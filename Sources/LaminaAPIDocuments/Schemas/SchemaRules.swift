import LaminaJSON

/// What a schema says of its values, in words.
enum SchemaRules {
  static func type(_ schema: JSONValue) -> String {
    let type = schema["type"]
    if let name = type?.string { return name }
    let names = type?.array?.map { $0.string ?? "object" } ?? []
    if !names.isEmpty { return names.joined(separator: " | ") }
    return schema["properties"] != nil ? "object" : schema["items"] != nil ? "array" : "any"
  }

  static func rules(_ schema: JSONValue) -> [String] {
    let number = { (key: String) in schema[key]?.number?.text }
    let flags = [
      schema["uniqueItems"]?.bool == true ? "unique" : nil,
      schema["additionalProperties"]?.bool == false ? "no others" : nil,
    ]
    let rules = [
      schema["format"]?.string,
      schema["enum"]?.array.map { $0.prefix(50).map { $0.text() }.joined(separator: " | ") },
      schema["pattern"]?.string.map { "/\($0)/" },
      ParameterRules.range(number("minLength"), number("maxLength")).map { "|\($0)|" },
      ParameterRules.range(number("minimum"), number("maximum")),
      ParameterRules.range(number("minItems"), number("maxItems")).map { "[\($0)]" },
      (number("multipleOf") ?? number("divisibleBy")).map { "× \($0)" },
      schema["default"].map { "= \($0.text())" },
    ]
    return (rules + flags).compactMap(\.self)
  }
}
