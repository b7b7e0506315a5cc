import LaminaJSON

/// References to components.
enum SchemaReference {
  private static let start = "#/components/schemas/"

  static func to(_ component: String) -> JSONValue { ["$ref": .text(start + component)] }

  /// The text of a reference to a schema of the model, whose name may be any text.
  static func text(_ name: String) -> JSONValue {
    .text("#" + JSONPointer(tokens: ["components", "schemas", name]).description)
  }

  /// The name of the model's schema that a text refers to.
  static func name(_ text: String) -> String? {
    guard text.hasPrefix(start), let tokens = JSONPointer(String(text.dropFirst()))?.tokens,
      tokens.count == 3
    else { return nil }
    return tokens[2]
  }
}
