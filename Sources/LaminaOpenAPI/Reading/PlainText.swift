import LaminaJSON

/// A value as the model has it: a text as it is, everything else as JSON.
enum PlainText {
  static func of(_ value: JSONValue) -> String { value.string ?? value.text() }
}
