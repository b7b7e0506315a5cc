import LaminaAPIModel
import LaminaJSON

/// Reads named parameters.
enum ParameterReader {
  /// How many schemas of one parameter, or of one form, are read: they may refer to each other many times over.
  private static let schemaLimit = 1_000

  /// A parameter with its name within.
  static func parameter(_ part: DocumentPart) -> APIParameter? {
    part["name"]?.string.map { field($0, part) }
  }

  /// Parameters by name.
  static func fields(_ part: DocumentPart?) -> [APIParameter] {
    (part?.members ?? []).map { field($0.key, $0.value) }
  }

  /// The fields of a form, those of schemas within an allOf, too.
  static func properties(_ schema: DocumentPart) -> [APIParameter] {
    var left = schemaLimit
    return properties(schema, &left, 0)
  }

  private static func properties(
    _ schema: DocumentPart, _ left: inout Int, _ depth: Int
  ) -> [APIParameter] {
    guard left > 0 else { return [] }
    left -= 1
    let required = OpenAPIReader.texts(schema["required"])
    let own = (schema["properties"]?.members ?? []).map { name, part in
      parameter(name, part, schema: part, isRequired: required.contains(name))
    }
    guard depth < 16 else { return own }
    return own + (schema["allOf"]?.array ?? []).flatMap { properties($0, &left, depth + 1) }
  }

  /// A parameter of a name.
  static func field(_ name: String, _ part: DocumentPart) -> APIParameter {
    let isRequired = (part["x-raml-required"] ?? part["required"])?.bool ?? false
    let content = part["content"]?.members.first?.value
    var parameter = parameter(
      name, part, schema: content == nil ? part["schema"] : nil, isRequired: isRequired)
    if let example = part["example"] ?? part["examples"]?.members.first?.value["value"],
      parameter.types.count == 1, parameter.types[0].example == nil, !parameter.isRepeated
    {
      parameter.types[0].example = PlainText.of(example.value)
    }
    return parameter
  }

  private static func parameter(
    _ name: String, _ part: DocumentPart, schema: DocumentPart?, isRequired: Bool
  ) -> APIParameter {
    let isRepeated = schema.map { Self.types($0).contains("array") } ?? false
    var left = schemaLimit
    let kinds = Self.types(isRepeated ? schema?["items"] : schema, &left, 0)
    var parameter = APIParameter(
      name: name, displayName: part["x-raml-displayName"]?.string, isRequired: isRequired,
      types: kinds.isEmpty ? [APIParameterType()] : kinds, place: part.place)
    parameter.description = part["description"]?.string
    parameter.isRepeated = isRepeated
    parameter.isDeprecated = part["deprecated"]?.bool ?? false
    return parameter
  }

  /// The types that a schema names: a list in 3.1.
  private static func types(_ schema: DocumentPart) -> [String] {
    let type = schema["type"]
    return type?.string.map { [$0] } ?? OpenAPIReader.texts(type).filter { $0 != "null" }
  }

  /// The types of a schema, and of those that it offers.
  private static func types(
    _ schema: DocumentPart?, _ left: inout Int, _ depth: Int
  ) -> [APIParameterType] {
    guard let schema else { return [APIParameterType()] }
    guard left > 0 else { return [] }
    left -= 1
    guard depth < 16 else { return [APIParameterType()] }
    let several = (schema["oneOf"] ?? schema["anyOf"])?.array ?? []
    if !several.isEmpty {
      return several.filter { $0["type"]?.string != "null" }.flatMap { types($0, &left, depth + 1) }
    }
    if schema["type"] == nil, let inner = schema["allOf"]?.array.first {
      return types(inner, &left, depth + 1)
    }
    let names = types(schema)
    return names.isEmpty ? [type(schema, nil)] : names.map { type(schema, $0) }
  }

  private static func type(_ schema: DocumentPart, _ name: String?) -> APIParameterType {
    let own = schema["x-raml-type"]?.string ?? (isFile(schema) ? "file" : name)
    let kind = own.flatMap(APIParameterType.Kind.init(rawValue:))
    var type = APIParameterType(kind ?? .string)
    // What no parameter can be, as an object, is any text.
    if kind == nil, name != nil { return type }
    type.values =
      (schema["x-raml-enum"] ?? schema["enum"])?.value.array?.filter { !$0.isNull }.map(
        PlainText.of)
      ?? schema["const"].map { [PlainText.of($0.value)] }
    type.pattern = schema[type.kind == .date ? "x-raml-pattern" : "pattern"]?.string
    type.minimumLength = schema["minLength"]?.value.number?.int
    type.maximumLength = schema["maxLength"]?.value.number?.int
    type.minimum = bound(schema, "minimum", "exclusiveMinimum", type.kind, 1)
    type.maximum = bound(schema, "maximum", "exclusiveMaximum", type.kind, -1)
    type.example = schema.raw("example").map { PlainText.of($0.value) }
    type.defaultValue = (schema["x-raml-default"] ?? schema["default"]).map {
      PlainText.of($0.value)
    }
    return type
  }

  private static func isFile(_ schema: DocumentPart) -> Bool {
    schema["format"]?.string == "binary" && schema["type"]?.string == "string"
  }

  /// A bound; one that is not allowed itself is the next integer, or as near as a model can say.
  private static func bound(
    _ schema: DocumentPart, _ word: String, _ exclusive: String, _ kind: APIParameterType.Kind,
    _ step: Double
  ) -> Double? {
    let own = schema[word]?.value.number?.double
    let other = schema[exclusive]?.value
    guard let value = other?.number?.double ?? (other == true ? own : nil) else { return own }
    return kind == .integer ? value + step : value
  }
}
