import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

extension TreeWriter {
  func resource(_ pair: YAMLPair) -> JSONValue {
    let parts = pair.value.pairs ?? []
    var tree: TreePairs = []
    for part in parts where !part.name.hasPrefix("/") && !Vocabulary.isMethod(part.name) {
      tree.append((part.name, value(of: part, in: .resource)))
    }
    tree.append(("relativeUri", .text(pair.name)))
    if options.isExpanded { addComputed(&tree, uri: pair.name) }
    addMethods(&tree, parts)
    let children = parts.filter { $0.name.hasPrefix("/") }.map(resource)
    if !children.isEmpty { tree.append(("resources", .list(children))) }
    return .map(tree)
  }

  private func addComputed(_ tree: inout TreePairs, uri: String) {
    let segments = uri.split(separator: "/", omittingEmptySubsequences: false).drop(
      while: \.isEmpty)
    tree.append(("relativeUriPathSegments", .list(segments.map { .text(String($0)) })))
    let index = tree.firstIndex { $0.name == "uriParameters" }
    guard let filled = withImplicit(index.map { tree[$0].value }, of: uri, version: nil) else {
      return
    }
    if let index { tree[index].value = filled } else { tree.append(("uriParameters", filled)) }
  }

  private func addMethods(_ tree: inout TreePairs, _ parts: [YAMLPair]) {
    let inherited = tree.first { $0.name == "securedBy" }?.value ?? securedBy
    let methods = parts.filter { Vocabulary.isMethod($0.name) }.map { method($0, inherited) }
    if !methods.isEmpty { tree.append(("methods", .list(methods))) }
  }

  private func method(_ pair: YAMLPair, _ inherited: JSONValue?) -> JSONValue {
    var tree = methodParts(pair.value)
    if let protocols, !tree.contains(where: { $0.name == "protocols" }) {
      tree.append(("protocols", protocols))
    }
    if options.isExpanded, let inherited, !tree.contains(where: { $0.name == "securedBy" }) {
      tree.append(("securedBy", inherited))
    }
    tree.append(("method", .text(pair.name)))
    return .map(tree)
  }

  /// The parts of a method or a trait, with the defaults of parameters.
  func methodParts(_ method: YAMLNode, isTemplate: Bool = false) -> TreePairs {
    (method.pairs ?? []).map {
      ($0.name, value(of: $0, in: isTemplate ? .trait : .method, isTemplate))
    }
  }

  /// The value of a property, with the defaults that parameters have.
  func value(of part: YAMLPair, in kind: NodeKind, _ isTemplate: Bool = false) -> JSONValue {
    guard options.isExpanded else { return JSONValue(part.value) }
    let name = isTemplate ? Vocabulary.required(part.name) : part.name
    switch Grammar.of(declared.version).value(of: name, in: kind) {
    case .parameters: return parameters(part.value, isRequired: false)
    case .uriParameters, .baseURIParameters: return parameters(part.value, isRequired: true)
    case .body: return body(part.value, isTemplate)
    case .responses:
      return map(part.value) { code in
        map(code.value) { value(of: $0, in: .response, isTemplate) }
      }
    default: return JSONValue(part.value)
    }
  }

  private func map(_ node: YAMLNode, _ value: (YAMLPair) -> JSONValue) -> JSONValue {
    guard let pairs = node.pairs else { return JSONValue(node) }
    return .map(pairs.map { ($0.name, value($0)) })
  }

  private func body(_ node: YAMLNode, _ isTemplate: Bool) -> JSONValue {
    map(node) { part in
      if Vocabulary.isMediaType(part.name) { return body(part.value, isTemplate) }
      let isSchema = part.name == "schema" && !isTemplate
      return isSchema ? schema(part.value) : value(of: part, in: .body, isTemplate)
    }
  }

  private func schema(_ node: YAMLNode) -> JSONValue {
    guard options.showsSchemas, let name = node.text, let pair = declared.schemas[name] else {
      return JSONValue(node)
    }
    return JSONValue(pair.value)
  }
}
