import LaminaAPIModel
import LaminaAPISource

/// Checks documents of both versions by the grammar; collects all problems.
///
/// RAML 0.8 is checked as it was written, before types and traits are applied. Of 1.0, declarations are
/// checked as they are written, and resources as they are expanded. Each file of this folder checks one
/// thing: root, resources, methods, bodies, parameters …
struct DocumentChecker: ProblemCollector {
  let declared: Declarations
  let grammar: Grammar
  var problems: [Problem] = []
  /// The types of RAML 1.0.
  var book: TypeBook
  /// Checks schemas, and what they describe.
  var contents: ContentChecker
  /// Whether the file is a part of others, which may declare what it names.
  var isFragment = false

  var version: RAMLVersion { declared.version }
  var names: NameBook { declared.names }

  init(_ declared: Declarations, _ contents: ContentChecker) {
    self.declared = declared
    self.contents = contents
    grammar = Grammar.of(declared.version)
    book = TypeBook(declared.names)
  }

  /// All that was found, that of types included.
  var all: [Problem] {
    let all = problems + book.problems + contents.problems
    return isFragment ? all.filter { !Self.unknownNames.contains($0.code) } : all
  }

  private static let unknownNames: Set<String> = [
    "unknown-type", "unknown-trait", "unknown-scheme",
  ]
}

/// Where a property stands.
enum Scope: Sendable {
  case resource, type, trait, scheme

  /// Whether placeholders and optional keys may be used.
  var isTemplate: Bool { self != .resource }
}

extension DocumentChecker {
  /// Checks a node's properties by the grammar.
  mutating func check(_ node: YAMLPair, as kind: NodeKind, _ scope: Scope) {
    checkAnnotations(of: node.value, kind.targets)
    guard let parts = parts(of: node, kind) else { return }
    for part in parts where part.key.isScalar && !isAnnotation(part) {
      checkPart(part, of: node, kind, scope)
    }
  }

  /// Checks one property of a node.
  mutating func checkPart(
    _ part: YAMLPair, of node: YAMLPair, _ kind: NodeKind, _ scope: Scope
  ) {
    if isPlaceholder(part.key) { return checkOpenKey(part, scope) }
    if part.name.hasPrefix("/"), kind.hasResources { return checkChild(part, scope) }
    if kind.hasMethods, Vocabulary.isMethod(part.name, optional: scope.isTemplate) {
      return checkMethod(part, scope)
    }
    guard let value = value(of: part, in: kind, scope) else {
      return unknown(part, in: kind, scope)
    }
    check(part, value, of: node, kind, scope)
  }

  /// What a property's value is; nil if the node has no such property.
  func value(of part: YAMLPair, in kind: NodeKind, _ scope: Scope) -> ValueKind? {
    if let value = grammar.value(of: part.name, in: kind) { return value }
    guard scope.isTemplate, let value = grammar.value(of: Vocabulary.required(part.name), in: kind)
    else { return nil }
    return value.mayBeOptional ? value : nil
  }

  private mutating func check(
    _ part: YAMLPair, _ value: ValueKind, of node: YAMLPair, _ kind: NodeKind, _ scope: Scope
  ) {
    switch value {
    case .text: expectText(part)
    case .filledText: expectText(part, mayBeEmpty: false, in: kind)
    case .version: checkVersion(part)
    case .baseURI: checkBaseURI(part)
    case .baseURIParameters: checkBaseURIParameters(part, scope)
    case .uriParameters: checkURIParameters(part, of: kind == .resource ? node.name : "", scope)
    case .oldURIParameters: checkOldURIParameters(part)
    case .protocols: checkProtocols(part, isAlone: kind != .api)
    case .mediaTypes: checkMediaTypes(part)
    case .documentation: checkDocumentation(part)
    case .parameters(let parameters): checkParameters(part, parameters, scope)
    case .declaration: checkDeclaration(part.value, default: .object)
    case .responses: checkResponses(part, scope)
    case .body: checkBody(part, scope, isResponse: kind == .response)
    case .securedBy: checkSecuredBy(part)
    case .traitUses: checkTraitUses(part, scope)
    case .typeUse: checkTypeUse(part, scope)
    case .schemas: checkSchemas(part)
    case .declarations(let kind): checkDeclarations(part, kind)
    case .schemeDescription: check(part, as: .schemeDescription, .scheme)
    case .settings: checkSettings(part)
    case .scalar, .number, .count, .positiveNumber, .truth, .pattern, .parameterType, .enumeration,
      .format, .names, .discriminator, .anything:
      break
    }
  }

  private mutating func checkOpenKey(_ pair: YAMLPair, _ scope: Scope) {
    if scope.isTemplate || version == .v10 { return }
    error(
      "placeholder-misplaced", "Property '\(pair.name)' is invalid in a resource.", at: pair.key)
  }

  private mutating func checkChild(_ pair: YAMLPair, _ scope: Scope) {
    if !scope.isTemplate { return checkResource(pair) }
    error("nested-resource", "A resource type cannot define child resources.", at: pair.key)
  }
}
