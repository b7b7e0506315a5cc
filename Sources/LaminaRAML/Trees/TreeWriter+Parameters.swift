import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

extension TreeWriter {
  /// Named parameters with their defaults: the key as display name, type string, required where that is so.
  func parameters(_ node: YAMLNode, isRequired: Bool) -> JSONValue {
    guard let pairs = node.pairs else { return JSONValue(node) }
    return .map(
      pairs.map { ($0.name, parameter($0.value, named: Vocabulary.required($0.name), isRequired)) })
  }

  private func parameter(_ node: YAMLNode, named name: String, _ isRequired: Bool) -> JSONValue {
    if let items = node.items { return .list(items.map { parameter($0, named: name, isRequired) }) }
    guard node.isMapping || node.isNull else { return JSONValue(node) }
    var tree: TreePairs = (node.pairs ?? []).map { ($0.name, attribute($0)) }
    let names = Set(tree.map { Vocabulary.required($0.name) })
    if !names.contains("displayName") { tree.append(("displayName", .text(name))) }
    if isRequired, !names.contains("required") { tree.append(("required", true)) }
    if !names.contains("type") { tree.append(("type", .text("string"))) }
    return .map(tree)
  }

  private func attribute(_ pair: YAMLPair) -> JSONValue { JSONValue(pair.value) }

  /// Declared parameters and those that the template names besides; nil if there are none at all.
  func withImplicit(_ own: JSONValue?, of uri: String, version: JSONValue?) -> JSONValue? {
    let names = URITemplate.read(uri, isStrict: false).template?.names ?? []
    if names.isEmpty { return own }
    var tree: TreePairs = []
    if let pairs = own?.treePairs { tree = pairs }
    for name in names where !tree.contains(where: { $0.name == name }) {
      tree.append((name, implicit(name, version: name == "version" ? version : nil)))
    }
    return .map(tree)
  }

  private func implicit(_ name: String, version: JSONValue?) -> JSONValue {
    var tree: TreePairs = [
      ("type", .text("string")), ("required", true), ("displayName", .text(name)),
    ]
    if let version { tree.append(("enum", .list([version]))) }
    return .map(tree)
  }
}
