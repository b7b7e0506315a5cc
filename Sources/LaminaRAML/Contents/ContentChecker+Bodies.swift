import LaminaAPISource

extension ContentChecker {
  /// Checks the schema and the example of one media type.
  mutating func checkBody(_ body: YAMLPair) {
    let schema = body.value.value(of: "schema")
    if let schema { checkSchemaName(schema) }
    if let example = body.value.value(of: "example") { checkStray(example) }
    checkForm(body)
  }

  /// A schema that is neither declared nor a text of its own.
  private mutating func checkSchemaName(_ schema: YAMLNode) {
    guard let text = schema.text, !text.isEmpty, declared.schemas[text] == nil else { return }
    if checkStray(schema) || ContentKind(text) != .other { return }
    warning(
      "unknown-schema", "There is no schema named '\(text.prefix(60))'.", at: schema.span,
      repair: Suggestion.repair(for: text, among: declared.schemas.keys))
  }

  /// Reports a file's name that stands where its text belongs.
  @discardableResult
  private mutating func checkStray(_ node: YAMLNode) -> Bool {
    guard let text = node.text, node.style != .file, FileName.isLikely(text) else { return false }
    warning(
      "include-missing-tag", "The '!include' tag is missing.", at: node.span,
      repair: "Write !include \(text).")
    return true
  }

  private mutating func checkForm(_ body: YAMLPair) {
    guard Vocabulary.forms.contains(body.name), body.value.isMapping else { return }
    if body.value.value(of: "formParameters") != nil { return }
    warning(
      "form-without-parameters", "'\(body.name)' needs formParameters.", at: body.key.span)
  }
}

/// What a text is, by its first character.
enum ContentKind {
  case json, xml, other

  init(_ text: String) {
    switch text.utf8.first(where: { !($0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09) }) {
    case UInt8(ascii: "{"), UInt8(ascii: "["): self = .json
    case UInt8(ascii: "<"): self = .xml
    default: self = .other
    }
  }
}
