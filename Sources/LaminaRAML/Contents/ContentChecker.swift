import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

/// Checks what an expanded document holds: values of parameters, schemas, examples.
struct ContentChecker {
  let declared: Declarations
  let references: SchemaReferences
  /// The texts, to which those of schemas that are referred to are added.
  var sources: SourceTable
  var problems: [Problem] = []
  var schemas: SchemaBook
  /// What was checked already, as types and aliases repeat.
  var seen: Set<SeenContent> = []

  init(_ declared: Declarations, _ sources: SourceTable, _ loader: any SourceLoader) {
    self.declared = declared
    self.sources = sources
    references = SchemaReferences(declared.schemaTexts, loader)
    schemas = SchemaBook(references)
  }

  /// Checks an expanded document of RAML 0.8.
  mutating func check(_ root: YAMLNode) {
    for schema in declared.schemas.values { checkDeclared(schema) }
    check(root, as: .api)
  }

  private mutating func check(_ node: YAMLNode, as kind: NodeKind) {
    for pair in node.pairs ?? [] {
      if kind.hasResources, pair.name.hasPrefix("/") {
        check(pair.value, as: .resource)
      } else if kind.hasMethods, Vocabulary.isMethod(pair.name) {
        check(pair.value, as: .method)
      } else {
        check(pair.value, of: Grammar.of(.v08).value(of: pair.name, in: kind))
      }
    }
  }

  private mutating func check(_ value: YAMLNode, of kind: ValueKind?) {
    switch kind {
    case .parameters, .uriParameters, .baseURIParameters: checkParameters(value)
    case .body: checkBodies(value)
    case .responses: for code in value.pairs ?? [] { check(code.value, as: .response) }
    default: break
    }
  }

  private mutating func checkBodies(_ body: YAMLNode) {
    for pair in body.pairs ?? [] where Vocabulary.isMediaType(pair.name) {
      check(pair.value, as: .body)
      checkBody(pair)
    }
  }

  /// Answers true the first time.
  mutating func isNew(_ node: YAMLNode, with other: YAMLNode? = nil) -> Bool {
    seen.insert(SeenContent(content: node.span, schema: other?.span)).inserted
  }

  /// Notes what an example or a schema breaks: an error in RAML 1.0.
  mutating func warning(
    _ code: String, _ message: String, at span: SourceSpan, repair: String? = nil
  ) {
    let severity: Severity = declared.version == .v08 ? .warning : .error
    problems.append(Problem(severity, code, message, at: span, repair: repair))
  }

  /// The schema of a text; or a part of it, as `!include schema.json#/definitions/item` names it.
  mutating func entry(of schema: YAMLNode, _ text: String) -> SchemaEntry {
    let path = path(of: schema)
    guard let part = schema.tag, part.hasPrefix("#") else {
      return schemas.entry(for: text, in: path)
    }
    let pointer = part.hasPrefix("#/") ? part : "#/" + part.dropFirst()
    return schemas.entry(for: JSONValue.map([("$ref", .text(path + pointer))]).text(), in: "")
  }
}

/// A text that was checked, and the schema it was checked against.
struct SeenContent: Hashable {
  let content: SourceSpan
  let schema: SourceSpan?
}
