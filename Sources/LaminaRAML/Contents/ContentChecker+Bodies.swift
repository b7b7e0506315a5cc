import LaminaAPISource

extension ContentChecker {
  /// Checks the schema and the example of one media type.
  mutating func checkBody(_ body: YAMLPair) {
    let schema = body.value.value(of: "schema")
    if let schema { checkSchema(schema) }
    if let example = body.value.value(of: "example") { checkExample(example, schema, body.name) }
    checkForm(body)
  }

  private mutating func checkSchema(_ schema: YAMLNode) {
    guard isNew(schema) else { return }
    checkSchemaName(schema)
    if let text = schema.text, declared.schemas[text] == nil { checkText(of: schema) }
  }

  /// A declared schema, whether it is used or not.
  mutating func checkDeclared(_ schema: YAMLPair) {
    if !checkStray(schema.value) { checkText(of: schema.value) }
  }

  mutating func checkText(of schema: YAMLNode) {
    guard let text = schema.text else { return }
    switch ContentKind(text) {
    case .json: checkJSONSchema(schema, text)
    case .xml: checkXMLSchema(schema, text)
    case .other: break
    }
  }

  private mutating func checkExample(_ example: YAMLNode, _ schema: YAMLNode?, _ mediaType: String)
  {
    guard isNew(example, with: schema), let text = example.text, !text.isEmpty else { return }
    if checkStray(example) || example.tag == YAMLNode.missingTag { return }
    let declaration = schema?.text.flatMap { declared.schemas[$0]?.value } ?? schema
    if Self.isJSON(mediaType) || declaration?.text.map({ ContentKind($0) == .json }) == true {
      checkJSONExample(example, text, declaration)
    } else if Self.isXML(mediaType) || declaration?.text.map({ ContentKind($0) == .xml }) == true {
      checkXMLExample(example, text, declaration)
    }
  }

  static func isXML(_ mediaType: String) -> Bool {
    let type = mediaType.lowercased().prefix { $0 != ";" }
    return type.hasSuffix("/xml") || type.hasSuffix("+xml")
  }

  static func isJSON(_ mediaType: String) -> Bool {
    let type = mediaType.lowercased().prefix { $0 != ";" }
    return type.hasSuffix("/json") || type.hasSuffix("+json")
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
