import LaminaAPISource

extension Expander {
  /// How long a chain of types may be.
  private static let chainLimit = 64

  /// The type that a resource uses, merged with all that it inherits.
  mutating func type(for use: YAMLNode, _ uri: String, methods: Set<String>) -> YAMLNode? {
    var chain: [(name: String, node: YAMLNode)] = []
    var next: YAMLNode? = use
    while let use = next, let name = typeName(use) {
      if let circle = chain.firstIndex(where: { $0.name == name }) {
        reportCircle(chain[circle...].map(\.name), name)
        break
      }
      guard chain.count < Self.chainLimit, let type = applied(name, use, uri, methods) else {
        break
      }
      chain.append((name, type))
      next = type.value(of: "type")
    }
    return merged(chain.map(\.node))
  }

  private mutating func typeName(_ use: YAMLNode) -> String? {
    let name = DocumentChecker.useName(use) ?? ""
    if name.allSatisfy(\.isWhitespace) {
      error("type-use", "The resource type name must be provided.", at: use.span)
      return nil
    }
    if declared.type(name, at: use) != nil { return name }
    error("unknown-type", "There is no resource type named \(name).", at: use.span)
    return nil
  }

  private mutating func reportCircle(_ names: [String], _ again: String) {
    let path = (names + [again]).joined(separator: " -> ")
    let span = declared.types[names.last ?? again]?.key.span ?? .beginning
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
    let type = type.without(isTyped ? ["is", "type"] : ["is", "type", "securedBy"])
    guard let pairs = type.pairs else { return type }
    let bare = pairs.map { pair in
      let isMethod = Vocabulary.isMethod(pair.name, optional: true)
      return isMethod ? YAMLPair(pair.key, pair.value.without(["is"])) : pair
    }
    return YAMLNode(.mapping(bare), tag: type.tag, span: type.span)
  }

  /// One type with its parameters, its default media type and its traits.
  private mutating func applied(
    _ name: String, _ use: YAMLNode, _ uri: String, _ methods: Set<String>
  ) -> YAMLNode? {
    guard let pair = declared.type(name, at: use), hasRoom(at: use.span) else { return nil }
    var type = pair.value.isMapping ? pair.value : YAMLNode(.mapping([]), span: pair.key.span)
    type = type.without(["usage", "displayName"])
    if isTyped { type = type.withoutMethods(except: methods) }
    type = substituted(type, use, ResourcePath.reserved(uri), keeping: "methodName")
    type = withMethodNames(type)
    type = pivoted(resource: type)
    return traited(type, uri: uri)
  }

  private mutating func withMethodNames(_ type: YAMLNode) -> YAMLNode {
    guard let pairs = type.pairs else { return type }
    let named = pairs.map { pair in
      guard Vocabulary.isMethod(pair.name, optional: true) else { return pair }
      let values = ["methodName": YAMLNode.text(Vocabulary.required(pair.name), at: pair.key.span)]
      var substitution = Substitution(
        values, use: pair.key.span, keeping: nil, isLenient: true, functions: functions)
      return YAMLPair(pair.key, substitution.apply(to: pair.value))
    }
    return YAMLNode(.mapping(named), tag: type.tag, span: type.span)
  }
}
