import LaminaAPISource

extension Expander {
  /// What a type or a trait becomes with a resource's or a method's own values.
  mutating func merged(_ base: YAMLNode, _ own: YAMLNode) -> YAMLNode {
    if own.isNull { return base }
    if base.isNull { return own }
    switch (base.content, own.content) {
    case (.mapping(let theirs), .mapping(let ours)):
      return YAMLNode(.mapping(merged(theirs, ours)), tag: own.tag, span: own.span)
    case (.sequence(let theirs), .sequence(let ours)):
      return YAMLNode(.sequence(joined(theirs, ours)), tag: own.tag, span: own.span)
    case (.scalar, .scalar): return own
    default:
      // Declarations of RAML 1.0 may be names or maps, and meet as they like.
      if isTyped { return joined(base, own) }
      error(
        "different-structures",
        "A type or a trait has a value of another kind here: different YAML structures.",
        at: base.span)
      return own
    }
  }

  /// Lists one after the other; in RAML 1.0 what is in both stays once.
  private func joined(_ theirs: [YAMLNode], _ ours: [YAMLNode]) -> [YAMLNode] {
    guard isTyped else { return theirs + ours }
    let known = Set(theirs.map { JSONText.of($0) })
    return theirs + ours.filter { !known.contains(JSONText.of($0)) }
  }

  /// A type's name against a declaration: the name becomes its type, unless it has one.
  private func joined(_ base: YAMLNode, _ own: YAMLNode) -> YAMLNode {
    guard let pairs = own.pairs, base.isScalar, own.pair(of: "type") == nil else { return own }
    let type = YAMLPair(.text("type", at: base.span), base)
    return YAMLNode(.mapping([type] + pairs), tag: own.tag, span: own.span)
  }

  private mutating func merged(_ base: [YAMLPair], _ own: [YAMLPair]) -> [YAMLPair] {
    var pairs = base
    copied += own.count
    for pair in own {
      if let index = Self.index(of: pair.name, in: pairs) {
        pairs[index] = merged(pairs[index], pair)
      } else {
        pairs.append(pair)
      }
    }
    return pairs
  }

  /// The pair stays optional only if it is in both.
  private mutating func merged(_ base: YAMLPair, _ own: YAMLPair) -> YAMLPair {
    let key = base.name.utf8.last == 0x3F ? own.key : base.key
    return YAMLPair(key, merged(base.value, own.value))
  }

  private static func index(of name: String, in pairs: [YAMLPair]) -> Int? {
    if let index = pairs.firstIndex(where: { $0.name == name }) { return index }
    if name.utf8.last == 0x3F {
      let required = name.dropLast()
      return pairs.firstIndex { $0.name == required }
    }
    return pairs.firstIndex { $0.name.utf8.last == 0x3F && $0.name.dropLast() == name }
  }
}
