import LaminaAPISource

/// What a description declares for use elsewhere, and nothing uses: components of OpenAPI, and types, schemas, traits
/// and security schemes of RAML.
///
/// What only unused components name is unused, too.
struct UnusedComponents {
  /// The keys of what is not used, each with its kind.
  let keys: [(kind: String, key: YAMLNode)]

  private struct Component {
    let kind: String
    let key: YAMLNode
    let value: YAMLNode
    /// What is said of it where it is used.
    let mention: String
  }

  init(_ root: YAMLNode) {
    let isOpenAPI = root.pair(of: "openapi") != nil
    let components = isOpenAPI ? Self.openAPI(root) : Self.raml(root)
    let places = Set(components.map(\.value.span))
    let names = Dictionary(grouping: components.indices) { components[$0].mention }
    var used: Set<Int> = []
    var waiting = [root]
    while let node = waiting.popLast() {
      var mentions = Mentions(isOpenAPI: isOpenAPI, components: places)
      mentions.visit(node)
      for mention in mentions.found {
        for number in names[mention] ?? [] where used.insert(number).inserted {
          waiting.append(components[number].value)
        }
      }
    }
    keys = components.indices.filter { !used.contains($0) }.map {
      (components[$0].kind, components[$0].key)
    }
  }

  private static func openAPI(_ root: YAMLNode) -> [Component] {
    (root.value(of: "components")?.pairs ?? []).flatMap { kind in
      kind.name.hasPrefix("x-")
        ? []
        : (kind.value.pairs ?? []).map {
          Component(
            kind: "components/\(kind.name)", key: $0.key, value: $0.value,
            mention: "\(kind.name)/\($0.name)")
        }
    }
  }

  /// Declarations are a map, or a list of maps.
  private static func raml(_ root: YAMLNode) -> [Component] {
    let kinds = ["types", "schemas", "traits", "resourceTypes", "securitySchemes"]
    return kinds.flatMap { kind -> [Component] in
      guard let node = root.value(of: kind) else { return [] }
      let pairs = node.pairs ?? (node.items ?? []).flatMap { $0.pairs ?? [] }
      return pairs.map {
        Component(kind: kind, key: $0.key, value: $0.value, mention: $0.name)
      }
    }
  }
}

/// What a part of a description uses, without what stands in components.
private struct Mentions {
  let isOpenAPI: Bool
  let components: Set<SourceSpan>
  private(set) var found: Set<String> = []

  init(isOpenAPI: Bool, components: Set<SourceSpan>) {
    (self.isOpenAPI, self.components) = (isOpenAPI, components)
  }

  mutating func visit(_ node: YAMLNode) {
    for item in node.items ?? [] { visit(item) }
    for pair in node.pairs ?? [] where !components.contains(pair.value.span) {
      if isOpenAPI { note(pair) } else { found.insert(pair.name) }
      visit(pair.value)
    }
    if !isOpenAPI, let text = node.text { found.formUnion(Self.words(of: text)) }
  }

  /// References, values of discriminators, and demands for security.
  private mutating func note(_ pair: YAMLPair) {
    switch pair.name {
    case "$ref": pair.value.text.map { note(reference: $0) }
    case "mapping":
      for member in pair.value.pairs ?? [] {
        guard let text = member.value.text else { continue }
        found.insert("schemas/" + text)
        note(reference: text)
      }
    case "security":
      for demand in pair.value.items ?? [] {
        for member in demand.pairs ?? [] { found.insert("securitySchemes/" + member.name) }
      }
    default: break
    }
  }

  /// `#/components/schemas/Item`, and what lies deeper in it.
  private mutating func note(reference: String) {
    let steps = reference.split(separator: "/")
    guard steps.count > 3, steps[0] == "#", steps[1] == "components" else { return }
    let name = String(steps[3]).replacing("~1", with: "/").replacing("~0", with: "~")
    found.insert("\(steps[2])/\(name)")
  }

  /// The text, and the names in it: `lib.Item[] | Other`.
  private static func words(of text: String) -> [String] {
    let names = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }
    return [text] + names.map(String.init)
  }
}
