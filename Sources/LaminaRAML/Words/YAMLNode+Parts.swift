import LaminaAPISource

/// What nodes of RAML have in common: uses, lists of one, scalars with annotations.
extension YAMLNode {
  /// The value of `{value: …, (note): …}`; nil for what is no such map.
  var annotatedValue: YAMLNode? {
    guard let pairs, let value = value(of: "value"),
      pairs.allSatisfy({ $0.name == "value" || $0.isAnnotation })
    else { return nil }
    return value
  }

  /// What a scalar says, without its annotations.
  var unannotated: YAMLNode { annotatedValue ?? self }

  /// What is written as a scalar with annotations, where a map might be meant as well; nil if there are none.
  var noted: YAMLNode? { (pairs?.count ?? 0) > 1 ? annotatedValue : nil }

  /// The items of a list, or the node alone.
  var listed: [YAMLNode] { items ?? [self] }

  /// The name that `name` and `{name: …}` use; nil for an empty map or a list.
  var useName: String? {
    isNull ? "" : text ?? pairs?.first?.name
  }

  /// Where a value within a value stands: maps and lists where their key does, in the same file.
  func place(of tokens: ArraySlice<String>, at key: YAMLNode?) -> YAMLNode {
    guard let token = tokens.first else {
      return isScalar || key?.span.source != span.source ? self : key ?? self
    }
    if let pair = pair(of: token) {
      return pair.value.place(of: tokens.dropFirst(), at: pair.key)
    }
    guard let items, let index = Int(token), items.indices.contains(index) else {
      return place(of: [], at: key)
    }
    return items[index].place(of: tokens.dropFirst(), at: nil)
  }

  /// The map with other values; another node as it is.
  func mappingValues(_ value: (YAMLPair) -> YAMLNode) -> YAMLNode {
    guard let pairs else { return self }
    return YAMLNode(.mapping(pairs.map { YAMLPair($0.key, value($0)) }), tag: tag, span: span)
  }

  /// The map without some of its keys.
  func without(_ names: Set<String>) -> YAMLNode {
    guard let pairs else { return self }
    return YAMLNode(.mapping(pairs.filter { !names.contains($0.name) }), tag: tag, span: span)
  }

  /// The node with all within it at one place.
  func moved(to span: SourceSpan) -> YAMLNode {
    switch content {
    case .scalar: YAMLNode(content, tag: tag, span: span)
    case .sequence(let items):
      YAMLNode(.sequence(items.map { $0.moved(to: span) }), tag: tag, span: span)
    case .mapping(let pairs):
      YAMLNode(
        .mapping(pairs.map { YAMLPair($0.key.moved(to: span), $0.value.moved(to: span)) }),
        tag: tag, span: span)
    }
  }
}
