import LaminaAPISource

/// Puts an overlay or an extension onto the API it extends.
struct Overlay {
  /// Whether only what changes no behaviour may differ.
  let isStrict: Bool
  private(set) var problems: [Problem] = []

  init(isStrict: Bool) { self.isStrict = isStrict }

  /// What an overlay may add or change anywhere.
  private static let free: Set<String> = [
    "title", "displayName", "description", "documentation", "usage", "example", "examples", "uses",
    "types",
    "annotationTypes", "content", "schemas",
  ]

  mutating func put(_ over: YAMLNode, onto base: YAMLNode) -> YAMLNode {
    if over.isNull { return base }
    guard let ours = over.pairs else { return over }
    // A type's name is short for a declaration.
    let theirs = base.pairs ?? (base.isNull ? [] : [YAMLPair(.text("type", at: base.span), base)])
    var pairs = theirs
    for pair in ours {
      let index = pairs.firstIndex { $0.name == pair.name }
      if let index {
        pairs[index] = put(pair, onto: pairs[index])
      } else {
        checkNew(pair)
        pairs.append(pair)
      }
    }
    return YAMLNode(.mapping(pairs), tag: base.tag, span: base.span)
  }

  private mutating func put(_ pair: YAMLPair, onto base: YAMLPair) -> YAMLPair {
    if isFree(pair) {
      let isMap = pair.value.isMapping && base.value.isMapping && pair.name != "example"
      var lenient = Overlay(isStrict: false)
      return YAMLPair(base.key, isMap ? lenient.put(pair.value, onto: base.value) : pair.value)
    }
    if pair.value.isMapping || pair.value.isNull || base.value.isNull {
      return YAMLPair(base.key, put(pair.value, onto: base.value))
    }
    if !isStrict { return YAMLPair(base.key, merged(base.value, pair.value)) }
    if pair.name == "default" || !isSame(pair.value, base.value) { refuse(pair) }
    return pair
  }

  private func merged(_ base: YAMLNode, _ own: YAMLNode) -> YAMLNode {
    guard let theirs = base.items, let ours = own.items else { return own }
    let known = Set(theirs.map { JSONText.of($0) })
    return YAMLNode(
      .sequence(theirs + ours.filter { !known.contains(JSONText.of($0)) }), span: own.span)
  }

  private func isSame(_ left: YAMLNode, _ right: YAMLNode) -> Bool {
    JSONText.of(left) == JSONText.of(right)
  }

  private func isFree(_ pair: YAMLPair) -> Bool {
    Self.free.contains(pair.name) || pair.name.hasPrefix("(")
  }

  private mutating func checkNew(_ pair: YAMLPair) {
    if isStrict, !isFree(pair) { refuse(pair) }
  }

  private mutating func refuse(_ pair: YAMLPair) {
    problems.append(
      Problem(
        .error, "overlay", "An overlay may not add or change '\(pair.name)'.", at: pair.key.span))
  }
}
