import LaminaAPISource

extension Expander {
  /// How long a chain of types may be.
  private static let chainLimit = 64

  /// The type that a resource uses, merged with all that it inherits.
  mutating func type(for use: YAMLNode, _ uri: String, methods: Set<String>) -> YAMLNode? {
    var chain: [(name: String, key: SourceSpan, node: YAMLNode)] = []
    var next: YAMLNode? = use
    while let use = next, let (name, key) = typeName(use) {
      if let circle = chain.firstIndex(where: { $0.key == key }) {
        reportCircle(chain[circle...].map(\.name), name, at: chain.last?.key ?? key)
        break
      }
      guard chain.count < Self.chainLimit, let type = applied(name, use, uri, methods) else {
        break
      }
      chain.append((name, key, type))
      next = type.value(of: "type")
    }
    return merged(chain.map(\.node))
  }

  /// The name that a use says, and the declaration it stands for.
  private mutating func typeName(_ use: YAMLNode) -> (String, SourceSpan)? {
    let name = use.useName ?? ""
    if name.allSatisfy(\.isWhitespace) {
      error("type-use", "The resource type name must be provided.", at: use.span)
      return nil
    }
    if let found = declared.names.find(.resourceType, name, at: use) {
      return (name, found.pair.key.span)
    }
    error("unknown-type", "There is no resource type named \(name).", at: use.span)
    return nil
  }

  private mutating func reportCircle(
    _ names: [String], _ again: String, at span: SourceSpan
  ) {
    let path = (names + [again]).joined(separator: " -> ")
    error(
      "type-circle", "A circular reference of \"\(again)\" has been detected: \(path).", at: span)
  }

  private mutating func merged(_ chain: [YAMLNode]) -> YAMLNode? {
    guard var result = chain.last.map(bare) else { return nil }
    for type in chain.dropLast().reversed() { result = merged(result, bare(type)) }
    return result
  }

  /// A type without what it does not hand on.
  private func bare(_ type: YAMLNode) -> YAMLNode {
    let type = type.without(
      declared.version == .v10 ? ["is", "type"] : ["is", "type", "securedBy"])
    return type.mappingValues { pair in
      let isMethod = Vocabulary.isMethod(pair.name, optional: true)
      return isMethod ? pair.value.without(["is"]) : pair.value
    }
  }

  /// One type with its parameters, its default media type and its traits.
  private mutating func applied(
    _ name: String, _ use: YAMLNode, _ uri: String, _ methods: Set<String>
  ) -> YAMLNode? {
    guard let pair = declared.names.find(.resourceType, name, at: use)?.pair, hasRoom(at: use.span)
    else { return nil }
    var type = pair.value.isMapping ? pair.value : YAMLNode(.mapping([]), span: pair.key.span)
    type = type.without(["usage", "displayName"])
    if declared.version == .v10 { type = type.withoutMethods(except: methods) }
    type = substituted(type, use, ResourcePath.reserved(uri), keeping: "methodName")
    type = withMethodNames(type)
    type = pivoted(type, as: .resourceType)
    return traited(type, uri: uri)
  }

  private mutating func withMethodNames(_ type: YAMLNode) -> YAMLNode {
    type.mappingValues { pair in
      guard Vocabulary.isMethod(pair.name, optional: true) else { return pair.value }
      let values = ["methodName": YAMLNode.text(Vocabulary.required(pair.name), at: pair.key.span)]
      var substitution = Substitution(
        values, use: pair.key.span, keeping: nil, isLenient: true, functions: functions)
      return substitution.apply(to: pair.value)
    }
  }
}
