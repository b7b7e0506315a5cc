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
  }

  init(_ root: YAMLNode) {
    let isOpenAPI = root.pair(of: "openapi") != nil
    let components = isOpenAPI ? Self.openAPI(root) : Self.raml(root)
    let places = Set(components.map(\.value.span))
    let names = Dictionary(grouping: components.indices) { components[$0].key.text ?? "" }
    var used: Set<Int> = []
    var waiting = [root]
    while let node = waiting.popLast() {
      for mention in Self.mentions(in: node, leavingOut: places) {
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
          Component(kind: "components/\(kind.name)", key: $0.key, value: $0.value)
        }
    }
  }

  /// Declarations are a map, or a list of maps.
  private static func raml(_ root: YAMLNode) -> [Component] {
    let kinds = ["types", "schemas", "traits", "resourceTypes", "securitySchemes"]
    return kinds.flatMap { kind -> [Component] in
      guard let node = root.value(of: kind) else { return [] }
      let pairs = node.pairs ?? (node.items ?? []).flatMap { $0.pairs ?? [] }
      return pairs.map { Component(kind: kind, key: $0.key, value: $0.value) }
    }
  }

  /// All words that a name may stand among, but for what stands in the components themselves.
  private static func mentions(
    in node: YAMLNode, leavingOut places: Set<SourceSpan>
  ) -> Set<String> {
    var words: Set<String> = []
    func visit(_ node: YAMLNode) {
      for item in node.items ?? [] { visit(item) }
      for pair in node.pairs ?? [] {
        if places.contains(pair.value.span) { continue }
        // A name may be a key: of a demand for security, of a trait with parameters.
        words.insert(pair.name)
        visit(pair.value)
      }
      if let text = node.text { words.formUnion(Self.words(of: text)) }
    }
    visit(node)
    return words
  }

  /// The text, and its parts: `#/components/schemas/Item`, `lib.Item[] | Other`.
  private static func words(of text: String) -> [String] {
    guard text.utf8.count < 2_000 else { return Self.names(in: text) }
    let last = String(text.split(separator: "/").last ?? "")
    let plain = last.replacing("~1", with: "/").replacing("~0", with: "~")
    return [text, plain] + names(in: text)
  }

  private static func names(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }.map(String.init)
  }
}
