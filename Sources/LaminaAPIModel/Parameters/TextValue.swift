import LaminaJSON

/// Reads a text as a value of the kinds that a schema allows.
struct TextValue {
  let outline: SchemaOutline
  /// Whether a text that may stand for a number or a truth stays one where texts are allowed, too.
  let prefersText: Bool

  func value(_ text: String) -> JSONValue {
    let kinds = outline.kinds
    if prefersText, kinds.contains(.string) { return .text(text) }
    if let number = number(text, kinds) { return number }
    if kinds.contains(.boolean), text == "true" || text == "false" { return .truth(text == "true") }
    if kinds.contains(.null), text == "null" || (text.isEmpty && !kinds.contains(.string)) {
      return JSONValue(.null)
    }
    return inner(text, kinds) ?? .text(text)
  }

  private func number(_ text: String, _ kinds: Set<SchemaOutline.Kind>) -> JSONValue? {
    guard kinds.contains(.integer) || kinds.contains(.number) else { return nil }
    return JSONNumber(parsing: text).map { JSONValue(.number($0)) }
  }

  /// A list or an object within a list or an object, which styles have no form for: its JSON.
  private func inner(_ text: String, _ kinds: Set<SchemaOutline.Kind>) -> JSONValue? {
    guard kinds.contains(.array) || kinds.contains(.object), text.first == "[" || text.first == "{"
    else { return nil }
    return try? JSONValue(parsing: text)
  }
}
