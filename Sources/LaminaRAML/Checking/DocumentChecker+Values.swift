import LaminaAPISource
import LaminaJSON
import LaminaMarkup

extension DocumentChecker {
  /// How many faults of one value are said.
  private static let faultLimit = 20

  /// Judges a value by a type, and reports its faults where they are.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - type: the type's number.
  ///   - code: the code of the problems.
  ///   - subject: what the value is, as the beginning of a sentence: `The example`.
  ///   - key: what stands before the value, where faults of a whole list or map are reported.
  mutating func check(
    _ value: YAMLNode, _ type: Int, _ code: String, _ subject: String, at key: YAMLNode?
  ) {
    if isStructured(type), checkStray(value) { return }
    if let schema = book.schema(of: type) { return check(value, schema: schema, at: key) }
    guard let value = readable(value, type) else { return }
    var checker = ValueChecker(book)
    checker.contents = contents
    for fault in checker.faults(of: value, type, at: key).prefix(Self.faultLimit) {
      let message = "\(subject) does not fit its type: \(fault.message)"
      if fault.isWarning {
        warning(code, message, at: fault.node, repair: fault.repair)
      } else {
        error(code, message, at: fault.node, repair: fault.repair)
      }
    }
    contents = checker.contents ?? contents
  }

  /// Reports a file's name that stands where its text belongs.
  private mutating func checkStray(_ value: YAMLNode) -> Bool {
    guard let text = value.text, value.style != .file, FileName.isLikely(text) else { return false }
    error(
      "include-missing-tag", "The '!include' tag is missing.", at: value,
      repair: "Write !include \(text).")
    return true
  }

  /// The value itself; a text of JSON as its value where an object or a list is expected; nil if it is none.
  private mutating func readable(_ value: YAMLNode, _ type: Int) -> YAMLNode? {
    guard let text = value.text else { return value }
    // A file has no other way to say that nothing is there.
    if value.style == .file, text.allSatisfy({ "nul\n\r ".contains($0) }), text.contains("null") {
      return .null(at: value.span)
    }
    guard isStructured(type) else { return value }
    switch ContentKind(text) {
    case .json:
      let document = JSONDocument(text)
      if document.isValid, let json = document.value {
        return JSONText.node(json, in: contents.sources.places(in: value))
      }
      contents.report(
        document.problems, in: value, code: "example-json", "Can not parse JSON example")
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
    case .object, .array, .external: true
    case .union: book.options(of: type).contains { isStructured($0) }
    default: false
    }
  }

  /// Judges a value by a schema of JSON or XML.
  private mutating func check(_ value: YAMLNode, schema: YAMLNode, at key: YAMLNode?) {
    guard let rules = schema.text, value.text?.contains("<<") != true else { return }
    switch (ContentKind(rules), value.text) {
    case (.xml, let text?):
      if ContentKind(text) == .xml { contents.checkXMLExample(value, text, schema) }
    case (.json, let text?)
    where ContentKind(text) == .json
      || value.style != .plain && (try? JSONValue(parsing: text)) != nil:
      contents.checkJSONExample(value, text, schema)
    case (.json, _): contents.checkValue(value, at: key, schema)
    default: break
    }
  }

  /// Checks an example without a type by what its media type says.
  mutating func check(_ value: YAMLNode, mediaType: String) {
    guard let text = value.text, !value.isNull, !text.contains("<<") else { return }
    if ContentChecker.isJSON(mediaType), ContentKind(text) == .json {
      contents.checkJSONExample(value, text, nil)
    } else if ContentChecker.isXML(mediaType), ContentKind(text) == .xml {
      contents.checkXMLExample(value, text, nil)
    }
  }

  /// A schema in another language: its text must be one.
  mutating func checkExternal(_ index: Int) {
    guard let schema = book.schema(of: index), contents.isNew(schema) else { return }
    contents.checkText(of: schema)
  }
}
