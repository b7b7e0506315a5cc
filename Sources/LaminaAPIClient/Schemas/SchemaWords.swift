import LaminaJSON

/// What single words of schemas say.
enum SchemaWords {
  /// Words of pointers that name a place and no schema.
  static let places: Set = [
    "properties", "items", "definitions", "additionalProperties", "anyOf", "oneOf", "allOf",
    "extends", "type", "patternProperties",
  ]

  static func text(_ schema: JSONValue) -> String? {
    schema["description"]?.string ?? schema["title"]?.string
  }

  /// The names of a schema's types; without any its other words say which it is.
  static func types(_ schema: JSONValue) -> [String] {
    let type = schema["type"]
    let names = (type?.array ?? type.map { [$0] } ?? []).compactMap(\.string)
    if type != nil { return names }
    if schema["properties"] != nil || schema["patternProperties"] != nil { return ["object"] }
    if schema["additionalProperties"]?.object != nil { return ["object"] }
    return schema["items"] != nil ? ["array"] : []
  }

  /// The schemas that a value has to fit one of.
  static func options(_ schema: JSONValue) -> [JSONValue] {
    for word in ["oneOf", "anyOf"] {
      let list = (schema[word]?.array ?? []).filter(saysType)
      if !list.isEmpty { return list }
    }
    let types = schema["type"]?.array ?? []
    guard types.contains(where: { $0.object != nil }) else { return [] }
    return types.map { $0.object == nil ? JSONValue(.object(named($0))) : $0 }
  }

  private static func named(_ type: JSONValue) -> JSONObject {
    JSONObject([JSONMember(key: "type", value: type)])
  }

  /// Whether a schema says what a value is, and not only what it must have besides.
  private static func saysType(_ schema: JSONValue) -> Bool {
    ["$ref", "type", "properties", "enum", "allOf", "anyOf", "oneOf", "items", "extends"].contains {
      schema[$0] != nil
    }
  }

  /// The schemas that a value has to fit, too.
  static func demands(_ schema: JSONValue) -> [JSONValue] {
    ["allOf", "extends"].flatMap { word -> [JSONValue] in
      guard let value = schema[word] else { return [] }
      return (value.array ?? [value]).filter { $0.object != nil }
    }
  }

  /// Whether only one side sends a value: the other need not have it.
  static func isOneSided(_ schema: JSONValue) -> Bool {
    ([schema] + demands(schema)).contains {
      $0["readOnly"]?.bool == true || $0["writeOnly"]?.bool == true
    }
  }

  /// The member by which the options of a union are told apart, as OpenAPI and RAML 1.0 name it.
  static func discriminator(_ schema: JSONValue) -> String? {
    schema["discriminator"]?.string ?? schema["discriminator"]?["propertyName"]?.string
  }
}
