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
      if declared.version == .v10 { return joined(base, own) }
      error(
        "different-structures",
        "A type or a trait has a value of another kind here: different YAML structures.",
        at: base.span)
      return own
    }
  }

  /// Lists one after the other; in RAML 1.0 what is in both stays once.
  private func joined(_ theirs: [YAMLNode], _ ours: [YAMLNode]) -> [YAMLNode] {
    guard declared.version == .v10 else { return theirs + ours }
    let known = Set(theirs.map { JSONText.of($0) })
    return theirs + ours.filter { !known.contains(JSONText.of($0)) }
  }

  /// A type's name against a declaration: the name becomes its type, unless it has one.
  private func joined(_ base: YAMLNode, _ own: YAMLNode) -> YAMLNode {
    guard let pairs = own.pairs, base.isScalar, own.pair(of: "type") == nil else { return own }
    let type = YAMLPair(.text("type", at: base.span), base)
    return YAMLNode(.mapping([type] + pairs), tag: own.tag, span: own.span)
  }

  /// Many, the weakest first; by halves, so that the last one is not copied once for each.
  mutating func merged(all nodes: ArraySlice<YAMLNode>) -> YAMLNode? {
    guard nodes.count > 16 else { return mergedInTurn(nodes) }
    let middle = nodes.startIndex + nodes.count / 2
    guard let base = merged(all: nodes[..<middle]), let own = merged(all: nodes[middle...]) else {
      return nil
    }
    return merged(base, own)
  }

  private mutating func mergedInTurn(_ nodes: ArraySlice<YAMLNode>) -> YAMLNode? {
    guard var result = nodes.last else { return nil }
    for base in nodes.dropLast().reversed() { result = merged(base, result) }
    return result
  }

  private mutating func merged(_ base: [YAMLPair], _ own: [YAMLPair]) -> [YAMLPair] {
    var map = PairMap(base)
    copied += own.count
    for pair in own {
      if let place = map.place(of: pair.name) {
        map.replace(place, by: merged(map.pairs[place], pair))
      } else {
        map.append(pair)
      }
    }
    return map.pairs
  }

  /// The pair stays optional only if it is in both.
  private mutating func merged(_ base: YAMLPair, _ own: YAMLPair) -> YAMLPair {
    let key = own.name.utf8.last == 0x3F ? base.key : own.key
    return YAMLPair(key, merged(base.value, own.value))
  }
}
