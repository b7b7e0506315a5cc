import LaminaAPIModel
import LaminaJSON

extension RAMLWriter {
  mutating func parameters(_ parameters: [APIParameter]) -> JSONMembers {
    var out = JSONMembers()
    for parameter in parameters where out[parameter.name] == nil {
      out.set(parameter.name, self.parameter(parameter))
    }
    return out
  }

  private mutating func parameter(_ parameter: APIParameter) -> JSONValue {
    note(parameter)
    var out = JSONMembers()
    out.set("displayName", parameter.displayName == parameter.name ? nil : parameter.displayName)
    out.set("description", parameter.description)
    if parameter.isRepeated {
      out.set("type", "array")
      out.set("items", type(parameter, isInArray: true).value)
    } else {
      out.append(type(parameter, isInArray: false))
    }
    if !parameter.isRequired { out.set("required", false) }
    if parameter.isRequired, parameter.name.hasSuffix("?") { out.set("required", true) }
    return out.value
  }

  private mutating func note(_ parameter: APIParameter) {
    noteExtensions(parameter.extensions, parameter.place)
    losses.add(
      "RAML has no deprecated parameters; they are as others.", parameter.place,
      if: parameter.isDeprecated)
    losses.add(
      "RAML has no styles of lists and objects in parameters; their types are as near as may be.",
      parameter.place, if: parameter.shape != nil)
    losses.add(
      "An example of a repeated parameter is left out.", parameter.place,
      if: parameter.isRepeated && parameter.types.contains { $0.example != nil })
    losses.add(
      "In RAML dates of HTTP are of type datetime.", parameter.place,
      if: parameter.types.contains { $0.kind == .date })
    losses.add(
      "Of several types of a parameter RAML has the names alone.", parameter.place,
      if: parameter.types.count > 1 && parameter.types.contains { !Self.isBare($0) })
  }

  private static func isBare(_ type: APIParameterType) -> Bool {
    type == APIParameterType(type.kind)
  }

  private func type(_ parameter: APIParameter, isInArray: Bool) -> JSONMembers {
    guard let only = parameter.types.first, parameter.types.count == 1 else {
      var out = JSONMembers()
      let names = parameter.types.map { $0.kind == .date ? "string" : $0.kind.rawValue }
      out.set("type", names.joined(separator: " | "))
      return out
    }
    return type(only, isInArray: isInArray)
  }

  private func type(_ type: APIParameterType, isInArray: Bool) -> JSONMembers {
    var out = JSONMembers()
    if type.kind == .date {
      out.set("type", "datetime")
      out.set("format", "rfc2616")
      return out
    }
    out.set("type", type.kind.rawValue)
    if let values = type.values { out.set("enum", .list(values.map { value($0, type.kind) })) }
    out.set("pattern", type.pattern)
    out.set("minLength", number: type.minimumLength)
    out.set("maxLength", number: type.maximumLength)
    out.set("minimum", type.minimum.flatMap(Self.number))
    out.set("maximum", type.maximum.flatMap(Self.number))
    out.set("default", type.defaultValue.map { value($0, type.kind) })
    if !isInArray { out.set("example", type.example.map { value($0, type.kind) }) }
    return out
  }

  private static func number(_ value: Double) -> JSONValue? {
    if let whole = Int(exactly: value) { return .number(whole) }
    return JSONNumber(value).map { JSONValue(.number($0)) }
  }

  /// The value that a text means; the text itself where it means none.
  private func value(_ text: String, _ kind: APIParameterType.Kind) -> JSONValue {
    switch kind {
    case .number, .integer:
      JSONNumber(parsing: text).map { JSONValue(.number($0)) } ?? .text(text)
    case .boolean where text == "true" || text == "false": .truth(text == "true")
    case .string, .date, .boolean, .file: .text(text)
    }
  }
}
