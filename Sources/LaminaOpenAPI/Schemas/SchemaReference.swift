import LaminaJSON

/// References to components.
enum SchemaReference {
  static func to(_ component: String) -> JSONValue {
    ["$ref": JSONValue.text("#/components/schemas/" + component)]
  }
}
