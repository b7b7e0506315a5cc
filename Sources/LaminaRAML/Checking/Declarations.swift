import LaminaAPISource

/// What a document declares by name, and what the rules ask about.
struct Declarations: Sendable {
  var types: [String: YAMLPair] = [:]
  var traits: [String: YAMLPair] = [:]
  var schemas: [String: YAMLPair] = [:]
  var schemes: [String: YAMLPair] = [:]
  var mediaType: String?
  var baseURI: YAMLNode?
  /// The names of RAML 1.0, where libraries have some of their own; nil for 0.8.
  var names: NameBook?

  init(_ root: YAMLNode) {
    types = Self.named(in: root.value(of: "resourceTypes"))
    traits = Self.named(in: root.value(of: "traits"))
    schemas = Self.named(in: root.value(of: "schemas"))
    schemes = Self.named(in: root.value(of: "securitySchemes"))
    mediaType = root.value(of: "mediaType")?.text
    baseURI = root.value(of: "baseUri")
    if mediaType?.isEmpty == true { mediaType = nil }
  }

  /// The texts of schemas by name, for references.
  var schemaTexts: [String: String] { schemas.compactMapValues(\.value.text) }

  /// The resource type of a name, where it is used.
  func type(_ name: String, at use: YAMLNode) -> YAMLPair? {
    guard let names else { return types[name] }
    return names.find(.resourceType, name, at: use)?.pair
  }

  /// The trait of a name, where it is used.
  func trait(_ name: String, at use: YAMLNode) -> YAMLPair? {
    guard let names else { return traits[name] }
    return names.find(.trait, name, at: use)?.pair
  }

  /// The pairs of a list of maps, or of a bare map; the later one wins.
  private static func named(in node: YAMLNode?) -> [String: YAMLPair] {
    var found: [String: YAMLPair] = [:]
    for map in node?.items ?? node.map({ [$0] }) ?? [] {
      for pair in map.pairs ?? [] { found[pair.name] = pair }
    }
    return found
  }
}
