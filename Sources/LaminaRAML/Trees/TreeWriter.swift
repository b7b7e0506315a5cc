import LaminaAPISource
import LaminaJSON

/// Writes an expanded document as the normalised tree: resources and methods in lists, defaults filled in.
struct TreeWriter {
  let declared: Declarations
  let options: TreeOptions
  let protocols: JSONValue?
  let securedBy: JSONValue?

  init(_ root: YAMLNode, _ declared: Declarations, _ options: TreeOptions) {
    self.declared = declared
    self.options = options
    protocols = options.isExpanded ? Self.protocols(of: root, declared) : nil
    securedBy = root.value(of: "securedBy").map { JSONValue($0) }
  }

  private static func protocols(of root: YAMLNode, _ declared: Declarations) -> JSONValue? {
    if let own = root.value(of: "protocols") { return JSONValue(own) }
    guard let uri = declared.baseURI?.text else { return nil }
    let scheme = URIScheme.scheme(of: uri) ?? "http"
    return .list([.text(scheme.uppercased())])
  }

  func tree(_ root: YAMLNode) -> JSONValue {
    guard let pairs = root.pairs else { return JSONValue(root) }
    var tree: TreePairs = []
    for pair in pairs where !pair.name.hasPrefix("/") { tree.append((pair.name, rootValue(pair))) }
    if let protocols, !tree.contains(where: { $0.name == "protocols" }) {
      tree.append(("protocols", protocols))
    }
    if options.isExpanded { addBaseParameters(&tree) }
    let resources = pairs.filter { $0.name.hasPrefix("/") }.map(resource)
    if !resources.isEmpty { tree.append(("resources", .list(resources))) }
    return .map(tree)
  }

  private func rootValue(_ pair: YAMLPair) -> JSONValue {
    switch pair.name {
    case "version": version(pair.value)
    case "traits" where options.isExpanded: traits(pair.value)
    default: value(of: pair, in: .api)
    }
  }

  private func version(_ node: YAMLNode) -> JSONValue {
    if node.isNull { return nil }
    return node.text.map { JSONValue.text($0) } ?? JSONValue(node)
  }

  private func traits(_ node: YAMLNode) -> JSONValue {
    if let items = node.items { return .list(items.map { traits($0) }) }
    guard let pairs = node.pairs else { return JSONValue(node) }
    return .map(pairs.map { ($0.name, trait($0.value)) })
  }

  private func trait(_ node: YAMLNode) -> JSONValue {
    node.isMapping ? .map(methodParts(node, isTemplate: true)) : JSONValue(node)
  }

  private func addBaseParameters(_ tree: inout TreePairs) {
    guard let uri = declared.baseURI?.text else { return }
    let version = tree.first { $0.name == "version" }?.value
    let index = tree.firstIndex { $0.name == "baseUriParameters" }
    let own = index.map { tree[$0].value }
    guard let filled = withImplicit(own, of: uri, version: version) else { return }
    if let index { tree[index].value = filled } else { tree.append(("baseUriParameters", filled)) }
  }
}

/// What the tree shows.
public struct TreeOptions: Hashable, Sendable {
  /// Whether types, traits and defaults are applied.
  public var isExpanded = true
  /// Whether the text of a schema takes the place of its name.
  public var showsSchemas = true

  /// Creates options that expand everything.
  public init() {}
}
