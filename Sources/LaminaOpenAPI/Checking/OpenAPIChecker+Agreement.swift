import LaminaAPISource
import LaminaJSON

/// Words that demand each other, or exclude each other.
extension OpenAPIChecker {
  /// What the words of a schema say of each other.
  mutating func checkAgreement(_ schema: DocumentPart) {
    if !isNewer, schema.value["type"]?.string == "array", schema.value["items"] == nil {
      error(
        "missing-items", "An array must say what its items are.", at: schema.keySpan("type"),
        repair: "Write items: {} if they may be anything.")
    }
    if let discriminator = schema.raw("discriminator") { checkDiscriminator(discriminator, schema) }
    checkValues(schema)
  }

  private mutating func checkDiscriminator(
    _ discriminator: DocumentPart, _ schema: DocumentPart
  ) {
    if isSwagger {
      return expect(discriminator.string != nil, "the name of a property", discriminator)
    }
    guard discriminator.value.object != nil else {
      return expect(false, "an object with a propertyName", discriminator)
    }
    guard discriminator.value["propertyName"]?.string == nil else { return }
    error(
      "missing-property", "A discriminator must name its property: 'propertyName' is missing.",
      at: schema.keySpan("discriminator"))
  }

  /// Values that the type of the schema does not allow: no value will ever be one of them.
  private mutating func checkValues(_ schema: DocumentPart) {
    guard let values = schema.raw("enum"), let type = schema.value["type"] else { return }
    var types = type.array?.compactMap(\.string) ?? [type.string].compactMap(\.self)
    let mayBeNull = ["nullable", "x-nullable"].contains { schema.value[$0] == true }
    if mayBeNull { types.append("null") }
    guard !types.isEmpty else { return }
    for value in values.rawArray where !types.contains(where: { Self.isType(value.value, $0) }) {
      warning(
        "enum-type", "The value \(value.value.text()) is no \(types.joined(separator: " or ")).",
        at: value.span,
        repair: value.string == nil && types.contains("string") ? "Write it in quotes." : nil)
    }
  }

  private static func isType(_ value: JSONValue, _ type: String) -> Bool {
    switch type {
    case "string": value.string != nil
    case "integer": value.number?.isIntegral == true
    case "number": value.number != nil
    case "boolean": value.bool != nil
    case "array": value.array != nil
    case "object": value.object != nil
    case "null": value.isNull
    // Of a type that is none something else is said.
    default: true
    }
  }

  /// One example stands alone, several stand under their names.
  mutating func checkOnlyOne(_ part: DocumentPart) {
    guard part.value["example"] != nil, part.value["examples"] != nil else { return }
    error(
      "example-and-examples", "An 'example' cannot stand beside 'examples'.",
      at: part.keySpan("example"), repair: "Move it into examples, under a name.")
  }
}
