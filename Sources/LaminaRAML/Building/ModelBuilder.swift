import LaminaAPIModel
import LaminaAPISource

/// Makes the model of an expanded document.
struct ModelBuilder {
  let declared: Declarations
  var places: PlaceFinder
  private(set) var api = APIModel(title: "")
  /// The types of RAML 1.0; nil for 0.8.
  var types: TypeBook?
  /// Types of RAML 1.0 that schemas refer to.
  var waitingTypes: [Int] = []

  init(_ declared: Declarations, _ sources: SourceTable) {
    self.declared = declared
    places = PlaceFinder(files: sources.files)
    types = declared.version == .v10 ? TypeBook(declared.names) : nil
  }

  mutating func model(of root: YAMLNode) -> APIModel {
    describe(root)
    types?.readAll()
    api.schemas = types == nil ? schemas(root.value(of: "schemas")) : typedSchemas(root)
    api.securitySchemes = schemes(root.value(of: "securitySchemes"))
    api.templates =
      templates(root, "resourceTypes", .resourceType) + templates(root, "traits", .trait)
    api.resources = children(of: root, parent: "")
    api.schemas += furtherSchemas(api.schemas)
    addLibrarySchemes()
    return api
  }

  mutating func add(_ scheme: APISecurityScheme) { api.securitySchemes.append(scheme) }

  private mutating func describe(_ root: YAMLNode) {
    api.title = text(root, "title") ?? ""
    api.version = text(root, "version")
    api.baseURI = text(root, "baseUri")
    api.mediaType = declared.mediaTypes.first
    api.protocols = protocols(root) ?? baseProtocols()
    api.baseParameters = parameters(root.value(of: "baseUriParameters"), of: api.baseURI ?? "")
    api.documentation = (root.value(of: "documentation")?.items ?? []).map {
      APISection(title: text($0, "title") ?? "", content: text($0, "content") ?? "")
    }
    api.securedBy = security(root) ?? []
  }

  private func baseProtocols() -> [APIProtocol] {
    let scheme = api.baseURI.flatMap(URIScheme.scheme)?.uppercased() ?? "HTTP"
    return [APIProtocol(rawValue: scheme) ?? .http]
  }

  func text(_ node: YAMLNode, _ name: String) -> String? {
    guard let value = node.value(of: name), !value.isNull else { return nil }
    // RAML 1.0 may write a scalar as `{value: …, (annotation): …}`.
    return value.unannotated.text
  }

  func protocols(_ node: YAMLNode) -> [APIProtocol]? {
    // A single protocol need not be a list in RAML 1.0.
    node.value(of: "protocols")?.unannotated.listed.compactMap {
      $0.text.flatMap { APIProtocol(rawValue: $0.uppercased()) }
    }
  }

  func security(_ node: YAMLNode) -> [APISecurity]? {
    guard let uses = node.value(of: "securedBy") else { return nil }
    // A single demand need not be a list in RAML 1.0.
    return (uses.items ?? [uses]).map { use in
      let scopes = use.pairs?.first?.value.value(of: "scopes")
      return APISecurity(
        scheme: use.isNull ? nil : use.useName,
        scopes: scopes.map { $0.items ?? [$0] }?.compactMap(\.text) ?? [])
    }
  }

  mutating func place(_ node: YAMLNode) -> Place {
    places.place(source: Int(node.span.source), offset: Int(node.span.start))
  }

  /// The pairs of a list of maps, or of a bare map.
  func named(_ node: YAMLNode?) -> [YAMLPair] {
    (node?.items ?? node.map { [$0] } ?? []).flatMap { $0.pairs ?? [] }
  }

  private mutating func schemas(_ node: YAMLNode?) -> [APISchema] {
    named(node).compactMap { pair in
      pair.value.text.map { APISchema(name: pair.name, text: $0, place: place(pair.value)) }
    }
  }

  private mutating func templates(
    _ root: YAMLNode, _ property: String, _ kind: APITemplate.Kind
  ) -> [APITemplate] {
    named(root.value(of: property)).map { pair in
      APITemplate(
        kind, name: pair.name, usage: text(pair.value, "usage"),
        description: text(pair.value, "description"), place: place(pair.key))
    }
  }
}
