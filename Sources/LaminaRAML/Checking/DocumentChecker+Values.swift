import LaminaAPIModel
import LaminaAPISource
import LaminaJSON
import LaminaJSONSchema
import LaminaMarkup

extension DocumentChecker {
  /// Judges a value by a type; the first fault is reported where it is.
  mutating func check(_ value: YAMLNode, _ type: Int, _ code: String, _ sentence: String) {
    if let schema = book.schema(of: type) { return check(value, schema: schema, code) }
    guard let value = readable(value, type) else { return }
    var checker = ValueChecker(book)
    checker.schemas = schemas
    if let fault = checker.fault(of: value, type) {
      error(code, sentence + fault.message, at: fault.node)
    }
    schemas = checker.schemas ?? schemas
  }

  /// The value itself; a text of JSON as its value where an object or a list is expected; nil for XML.
  private mutating func readable(_ value: YAMLNode, _ type: Int) -> YAMLNode? {
    guard let text = value.text, isStructured(type) else { return value }
    switch ContentKind(text) {
    case .json:
      let document = JSONDocument(text)
      if document.isValid, let json = document.value { return JSONText.node(json, at: value.span) }
      let reason = document.problems.first?.message ?? ""
      error("example-json", "Can not parse JSON example: \(reason)", at: value)
      return nil
    case .xml: return xmlValue(text, value, type)
    case .other:
      return value.style == .file || value.style == .plain || value.style == .double
        ? value : multi(text, value)
    }
  }

  private mutating func xmlValue(_ text: String, _ value: YAMLNode, _ type: Int) -> YAMLNode? {
    do throws(MarkupFault) {
      return try XMLReading(book, at: value.span).value(of: text, type)
    } catch {
      self.error("example-xml", "Can not parse XML example: \(error.message)", at: value)
      return nil
    }
  }

  /// A block of text that is YAML itself.
  private func multi(_ text: String, _ value: YAMLNode) -> YAMLNode {
    var reader = YAMLReader(bytes: Array(text.utf8), source: Int(value.span.source))
    let node = reader.document()
    return reader.problems.isEmpty && !node.isScalar ? node.moved(to: value.span) : value
  }

  private func isStructured(_ type: Int) -> Bool {
    switch book[type].kind {
    case .object, .array: true
    case .union: book.options(of: type).contains { isStructured($0) }
    default: false
    }
  }

  private mutating func check(_ value: YAMLNode, schema: YAMLNode, _ code: String) {
    guard let text = schema.text, value.text?.contains("<<") != true else { return }
    if ContentKind(text) == .xml { return checkXML(value, text) }
    let json: JSONValue
    if let own = value.text, ContentKind(own) == .json {
      let document = JSONDocument(own)
      guard document.isValid, let read = document.value else {
        return error("example-json", "Can not parse JSON example.", at: value)
      }
      json = read
    } else {
      json = JSONValue(value)
    }
    guard let rules = entry(of: schema)?.schema, rules.isValid else { return }
    guard let violation = rules.validate(json).violations.first else { return }
    error(code, "The content is not valid according to schema: \(violation.message)", at: value)
  }

  private mutating func checkXML(_ value: YAMLNode, _ schema: String) {
    guard let text = value.text, ContentKind(text) == .xml else { return }
    let example = XMLText(text)
    let rules = XMLSchema(schema)
    let issues =
      example.issues + (example.isWellFormed && rules.isUsable ? rules.validate(example) : [])
    if let issue = issues.first { error("example-not-fitting", issue.message, at: value) }
  }

  /// The path of the file in which a node was written, to which its references are relative.
  private func path(of node: YAMLNode) -> String {
    let source = Int(node.span.source)
    return files.indices.contains(source) ? files[source].path : ""
  }

  private mutating func entry(of schema: YAMLNode) -> SchemaEntry? {
    guard let text = schema.text, ContentKind(text) == .json else { return nil }
    let path = path(of: schema)
    guard let part = schema.tag, part.hasPrefix("#") else {
      return schemas.entry(for: text, in: path)
    }
    // A part of a schema, as `!include schema.json#/definitions/item` names it.
    return schemas.entry(for: JSONValue.map([("$ref", .text(path + part))]).text(), in: "")
  }

  /// A schema in another language: its text must be one.
  mutating func checkExternal(_ index: Int) {
    guard let schema = book.schema(of: index), checked.insert(schema.span).inserted,
      let text = schema.text
    else { return }
    switch ContentKind(text) {
    case .json:
      let entry = entry(of: schema)
      if let fault = entry?.problems.first(where: { $0.severity == .error }) {
        error("schema-json", "Invalid JSON schema: \(fault.message)", at: schema)
      } else if let fault = entry?.schema?.problems.first(where: {
        $0.severity == .error && $0.kind != .keywordType
      }) {
        if fault.kind != .badPattern {
          error("schema-keyword", "Invalid JSON schema: \(fault.message)", at: schema)
        }
      }
    case .xml:
      if let issue = XMLText(text).issues.first { error("schema-xml", issue.message, at: schema) }
    case .other: break
    }
  }
}

extension YAMLNode {
  /// The node with all within it at one place.
  func moved(to span: SourceSpan) -> YAMLNode {
    switch content {
    case .scalar: YAMLNode(content, tag: tag, span: span)
    case .sequence(let items):
      YAMLNode(.sequence(items.map { $0.moved(to: span) }), tag: tag, span: span)
    case .mapping(let pairs):
      YAMLNode(
        .mapping(pairs.map { YAMLPair($0.key.moved(to: span), $0.value.moved(to: span)) }),
        tag: tag, span: span)
    }
  }
}
