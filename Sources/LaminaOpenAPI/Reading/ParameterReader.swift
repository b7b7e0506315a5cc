import LaminaAPIModel
import LaminaJSON

/// Reads named parameters.
enum ParameterReader {
  /// A parameter with its name within.
  static func parameter(_ value: JSONValue) -> APIParameter? {
    value["name"]?.string.map { field($0, value) }
  }

  /// Parameters by name.
  static func fields(_ value: JSONValue?) -> [APIParameter] {
    (value?.object?.distinct ?? []).map { field($0.key, $0.value) }
  }

  /// The fields of a form.
  static func properties(_ schema: JSONValue) -> [APIParameter] {
    let required = OpenAPIReader.texts(schema["required"])
    return (schema["properties"]?.object?.distinct ?? []).map { member in
      parameter(
        member.key, member.value, schema: member.value, isRequired: required.contains(member.key))
    }
  }

  private static func field(_ name: String, _ value: JSONValue) -> APIParameter {
    let isRequired = (value["x-raml-required"] ?? value["required"])?.bool ?? false
    return parameter(name, value, schema: value["schema"] ?? [:], isRequired: isRequired)
  }

  private static func parameter(
    _ name: String, _ value: JSONValue, schema: JSONValue, isRequired: Bool
  ) -> APIParameter {
    let isRepeated = schema["type"] == "array"
    var parameter = APIParameter(
      name: name, displayName: value["x-raml-displayName"]?.string, isRequired: isRequired,
      types: types(isRepeated ? schema["items"] ?? [:] : schema))
    parameter.description = value["description"]?.string
    parameter.isRepeated = isRepeated
    return parameter
  }

  private static func types(_ schema: JSONValue) -> [APIParameterType] {
    let several = (schema["oneOf"] ?? schema["anyOf"])?.array ?? []
    return several.isEmpty ? [type(schema)] : several.map(type)
  }

  private static func type(_ schema: JSONValue) -> APIParameterType {
    let name = (schema["x-raml-type"] ?? schema["type"])?.string
    var type = APIParameterType(name.flatMap(APIParameterType.Kind.init(rawValue:)) ?? .string)
    type.values = (schema["x-raml-enum"] ?? schema["enum"])?.array?.map(PlainText.of)
    type.pattern = schema[type.kind == .date ? "x-raml-pattern" : "pattern"]?.string
    type.minimumLength = schema["minLength"]?.number?.int
    type.maximumLength = schema["maxLength"]?.number?.int
    type.minimum = schema["minimum"]?.number?.double
    type.maximum = schema["maximum"]?.number?.double
    type.example = schema["example"].map(PlainText.of)
    type.defaultValue = (schema["x-raml-default"] ?? schema["default"]).map(PlainText.of)
    return type
  }
}
