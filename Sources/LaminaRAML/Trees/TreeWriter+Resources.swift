import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

extension TreeWriter {
  func resource(_ pair: YAMLPair) -> JSONValue {
    let parts = pair.value.pairs ?? []
    var tree: TreePairs = []
    for part in parts where !part.name.hasPrefix("/") && !Vocabulary.isMethod(part.name) {
      tree.append((part.name, resourceValue(part)))
    }
    tree.append(("relativeUri", .text(pair.name)))
    if options.isExpanded { addComputed(&tree, uri: pair.name) }
    addMethods(&tree, parts)
    let children = parts.filter { $0.name.hasPrefix("/") }.map(resource)
    if !children.isEmpty { tree.append(("resources", .list(children))) }
    return .map(tree)
  }

  private func resourceValue(_ part: YAMLPair) -> JSONValue {
    let isParameters = part.name == "uriParameters" || part.name == "baseUriParameters"
    return isParameters && options.isExpanded
      ? parameters(part.value, isRequired: true) : JSONValue(part.value)
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
    var tree = methodParts(pair.value, isTemplate: false)
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
  func methodParts(_ method: YAMLNode, isTemplate: Bool) -> TreePairs {
    (method.pairs ?? []).map { ($0.name, methodPart($0, isTemplate)) }
  }

  private func methodPart(_ pair: YAMLPair, _ isTemplate: Bool) -> JSONValue {
    guard options.isExpanded else { return JSONValue(pair.value) }
    switch isTemplate ? Vocabulary.required(pair.name) : pair.name {
    case "headers", "queryParameters": return parameters(pair.value, isRequired: false)
    case "baseUriParameters": return parameters(pair.value, isRequired: true)
    case "body": return body(pair.value, isTemplate)
    case "responses": return responses(pair.value, isTemplate)
    default: return JSONValue(pair.value)
    }
  }

  private func responses(_ node: YAMLNode, _ isTemplate: Bool) -> JSONValue {
    guard let codes = node.pairs else { return JSONValue(node) }
    return .map(codes.map { ($0.name, response($0.value, isTemplate)) })
  }

  private func response(_ node: YAMLNode, _ isTemplate: Bool) -> JSONValue {
    guard let parts = node.pairs else { return JSONValue(node) }
    return .map(
      parts.map { part in
        switch Vocabulary.required(part.name) {
        case "headers": (part.name, parameters(part.value, isRequired: false))
        case "body": (part.name, body(part.value, isTemplate))
        default: (part.name, JSONValue(part.value))
        }
      })
  }

  private func body(_ node: YAMLNode, _ isTemplate: Bool) -> JSONValue {
    guard let parts = node.pairs else { return JSONValue(node) }
    return .map(
      parts.map { part in
        if Vocabulary.isMediaType(part.name) { return (part.name, body(part.value, isTemplate)) }
        if Vocabulary.required(part.name) == "formParameters" {
          return (part.name, parameters(part.value, isRequired: false))
        }
        return (
          part.name,
          part.name == "schema" && !isTemplate ? schema(part.value) : JSONValue(part.value)
        )
      })
  }

  private func schema(_ node: YAMLNode) -> JSONValue {
    guard options.showsSchemas, let name = node.text, let pair = declared.schemas[name] else {
      return JSONValue(node)
    }
    return JSONValue(pair.value)
  }
}
