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

  mutating func check(_ root: YAMLNode) {
    checkParameters(root.value(of: "baseUriParameters"))
    for schema in declared.schemas.values { checkDeclared(schema) }
    for pair in root.pairs ?? [] where pair.name.hasPrefix("/") { checkResource(pair.value) }
  }

  private mutating func checkResource(_ resource: YAMLNode) {
    for pair in resource.pairs ?? [] {
      if pair.name.hasPrefix("/") {
        checkResource(pair.value)
      } else if Vocabulary.isMethod(pair.name) {
        checkMethod(pair.value)
      } else if pair.name == "uriParameters" || pair.name == "baseUriParameters" {
        checkParameters(pair.value)
      }
    }
  }

  private mutating func checkMethod(_ method: YAMLNode) {
    for pair in method.pairs ?? [] {
      switch pair.name {
      case "headers", "queryParameters", "baseUriParameters": checkParameters(pair.value)
      case "body": checkBodies(pair.value)
      case "responses": checkResponses(pair.value)
      default: break
      }
    }
  }

  private mutating func checkResponses(_ responses: YAMLNode) {
    for code in responses.pairs ?? [] {
      checkParameters(code.value.value(of: "headers"))
      if let body = code.value.value(of: "body") { checkBodies(body) }
    }
  }

  private mutating func checkBodies(_ body: YAMLNode) {
    for pair in body.pairs ?? [] where Vocabulary.isMediaType(pair.name) {
      checkParameters(pair.value.value(of: "formParameters"))
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
