import LaminaAPIModel
import LaminaAPISource
import LaminaJSON
import LaminaJSONSchema

extension ContentChecker {
  /// Reports what is wrong with a schema, in the text that has it.
  mutating func report(_ problem: SchemaProblem, in node: YAMLNode, _ entry: SchemaEntry) {
    let isOwn =
      problem.document.isEmpty || problem.document == sources.files[Int(node.span.source)].path
    let span = isOwn ? ownSpan(of: problem, in: node, entry) : nil
    let place = span ?? otherSpan(of: problem, for: node)
    problems.append(
      Problem(
        severity(of: problem, entry), code(of: problem), "Invalid JSON schema: \(problem.message)",
        at: place ?? useSpan(of: node), repair: problem.repair))
    if problem.kind == .unresolvedReference { reportTarget(of: problem, in: node) }
  }

  /// A keyword with a wrong kind of value spoils its schema: the span begins where the schema does.
  private func ownSpan(of problem: SchemaProblem, in node: YAMLNode, _ entry: SchemaEntry)
    -> SourceSpan?
  {
    var start = problem.range.lowerBound
    if problem.kind == .keywordType, entry.schema?.draft == .draft4 {
      let pointer = JSONPointer(tokens: problem.pointer.tokens.dropLast())
      start = entry.value?[pointer]?.range.lowerBound ?? start
    }
    return sources.span(
      in: node, from: min(start, problem.range.lowerBound), to: problem.range.upperBound)
  }

  /// A place in a file that the schema refers to.
  private mutating func otherSpan(of problem: SchemaProblem, for node: YAMLNode) -> SourceSpan? {
    guard let bytes = references.bytes(of: problem.document) else { return nil }
    let source = sources.add(
      SourceFile(path: problem.document, bytes: bytes, includedAt: useSpan(of: node)))
    return SourceSpan(
      source: source, start: problem.range.lowerBound, end: problem.range.upperBound)
  }

  private func severity(of problem: SchemaProblem, _ entry: SchemaEntry) -> Severity {
    if problem.severity == .hint || Self.harmless.contains(problem.kind) { return .hint }
    if declared.version == .v08 { return .warning }
    if problem.kind == .badPattern { return .hint }
    return problem.kind == .keywordType && entry.schema?.draft != .draft3 ? .warning : .error
  }

  /// What changes nothing about which values a schema accepts.
  private static let harmless: Set<SchemaProblem.Kind> = [
    .unknownFormat, .unknownKeyword, .unknownDraft,
  ]

  private func code(of problem: SchemaProblem) -> String {
    switch problem.kind {
    case .unresolvedReference, .circularReference: "schema-reference"
    case .missingDraft, .unknownDraft: "schema-draft"
    case .limit: "schema-limit"
    default: "schema-keyword"
    }
  }

  /// A reference that leads to a text that is no JSON: what is wrong there is said, too.
  private mutating func reportTarget(of problem: SchemaProblem, in node: YAMLNode) {
    guard let name = reference(at: problem, in: node), let bytes = references.bytes(of: name) else {
      return
    }
    let document = JSONDocument(utf8: bytes)
    let source = sources.add(SourceFile(path: name, bytes: bytes, includedAt: useSpan(of: node)))
    for fault in document.problems where fault.severity == .error {
      let span = SourceSpan(
        source: source, start: fault.range.lowerBound, end: fault.range.upperBound)
      warning("schema-json", "Invalid JSON schema: \(fault.message)", at: span)
    }
    if !document.isValid {
      warning(
        "schema-reference", "The schema refers to \"\(name)\", which is no JSON.", at: node.span)
    }
  }

  private func reference(at problem: SchemaProblem, in node: YAMLNode) -> String? {
    guard let text = node.text else { return nil }
    let bytes = Array(text.utf8)
    guard bytes.indices.contains(problem.range.lowerBound), problem.range.upperBound <= bytes.count
    else {
      return nil
    }
    let word = String(decoding: bytes[problem.range], as: UTF8.self)
    return word.split(separator: "#").first.map { $0.filter { $0 != "\"" } }
  }
}
