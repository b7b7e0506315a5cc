import LaminaAPISource

extension Expander {
  /// A resource or a method whose bodies name the default media types wherever they use them.
  func pivoted(_ node: YAMLNode, as kind: NodeKind) -> YAMLNode {
    guard !declared.mediaTypes.isEmpty else { return node }
    return node.mappingValues { pair in
      if kind.hasMethods, Vocabulary.isMethod(pair.name, optional: true) {
        return pivoted(pair.value, as: .method)
      }
      switch Grammar.of(declared.version).value(of: Vocabulary.required(pair.name), in: kind) {
      case .body: return pivoted(body: pair.value)
      case .responses: return pair.value.mappingValues { pivoted($0.value, as: .response) }
      default: return pair.value
      }
    }
  }

  private func pivoted(body: YAMLNode) -> YAMLNode {
    if body.pairs?.contains(where: { $0.isMediaType || $0.name.contains("<<") }) == true {
      return body
    }
    let isOld = declared.version == .v08
    guard isOld ? body.isMapping || body.isNull : !body.isNull && !body.isSequence else {
      return body
    }
    let content = body.pairs?.isEmpty == true ? .null(at: body.span) : body
    let types = isOld ? Array(declared.mediaTypes.prefix(1)) : declared.mediaTypes
    return YAMLNode(
      .mapping(types.map { YAMLPair(.text($0, at: body.span), content) }), span: body.span)
  }
}
