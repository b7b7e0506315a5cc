import LaminaAPIModel
import LaminaAPISource
import LaminaJSON
import LaminaJSONSchema

extension ContentChecker {
  /// Checks a schema's text: its JSON, its keywords, what it refers to.
  mutating func checkJSONSchema(_ node: YAMLNode, _ text: String) {
    let entry = entry(of: node, text)
    report(entry.problems, in: node, code: "schema-json", "Invalid JSON schema")
    for problem in entry.schema?.problems ?? [] { report(problem, in: node, entry) }
  }

  /// Checks an example's JSON, and its value against the schema.
  mutating func checkJSONExample(_ node: YAMLNode, _ text: String, _ schema: YAMLNode?) {
    let document = JSONDocument(text)
    report(document.problems, in: node, code: "example-json", "Can not parse JSON example")
    if let value = document.value { hint(at: value, in: node) }
    guard document.isValid, let value = document.value else { return }
    guard let schema, let text = schema.text, ContentKind(text) == .json else { return }
    let entry = entry(of: schema, text)
    guard entry.isUsable, let rules = entry.schema else { return reportUnchecked(node) }
    report(rules.validate(value), in: node)
  }

  /// Checks a value that is written in YAML against a schema of JSON.
  mutating func checkValue(_ value: YAMLNode, at key: YAMLNode?, _ schema: YAMLNode) {
    guard let text = schema.text, let rules = entry(of: schema, text).schema, rules.isValid else {
      return
    }
    for violation in rules.validate(JSONValue(value)).violations {
      let place = value.place(of: violation.pointer.tokens[...], at: key)
      warning(
        "example-not-fitting", "The content is not valid according to schema: \(violation.message)",
        at: place.span)
    }
  }

  /// What a client in Swift or a reader of dates would stumble over.
  private mutating func hint(at value: JSONValue, in node: YAMLNode) {
    let odd = ExampleHints.oddities(of: value)
    if odd.isEmpty { return }
    let places = sources.places(in: node)
    for oddity in odd {
      let span = places.span(from: oddity.range.lowerBound, to: oddity.range.upperBound)
      problems.append(Problem(.hint, "example-value", oddity.sentence, at: span))
    }
  }

  func path(of node: YAMLNode) -> String {
    let source = Int(node.span.source)
    return sources.files.indices.contains(source) ? sources.files[source].path : ""
  }

  mutating func report(
    _ faults: [JSONProblem], in node: YAMLNode, code: String, _ sentence: String
  ) {
    if faults.isEmpty { return }
    let places = sources.places(in: node)
    for fault in faults {
      let range = fault.kind == .missingComma ? after(fault.range, in: node) : fault.range
      let span = places.span(from: range.lowerBound, to: range.upperBound)
      warning(code, "\(sentence): \(fault.message)", at: span)
    }
  }

  /// What stands where a comma is missing: the next token, which may be in a later line.
  private func after(_ range: Range<Int>, in node: YAMLNode) -> Range<Int> {
    let bytes = Array((node.text ?? "").utf8)
    let rest = bytes[min(range.lowerBound, bytes.count)...]
    guard let next = rest.firstIndex(where: { $0 > 0x20 }) else { return range }
    return next..<(next + 1)
  }

  private mutating func report(_ result: SchemaResult, in node: YAMLNode) {
    let places = sources.places(in: node)
    for violation in result.violations {
      let span = places.span(
        from: violation.range.lowerBound, to: violation.range.upperBound)
      warning(
        "example-not-fitting", "The content is not valid according to schema: \(violation.message)",
        at: span)
    }
    if let limit = result.limit { warning("example-limit", limit.description, at: node.span) }
  }

  /// An example whose schema is faulty; said where the example is used.
  mutating func reportUnchecked(_ node: YAMLNode) {
    problems.append(
      Problem(
        .warning, "example-unchecked", "The example cannot be checked: its schema is not valid.",
        at: useSpan(of: node)))
  }

  /// Where a node is written, or included.
  func useSpan(of node: YAMLNode) -> SourceSpan {
    guard node.style == .file else { return node.span }
    return sources.files[Int(node.span.source)].includedAt ?? node.span
  }
}
