import LaminaAPISource

extension Expander {
  /// A resource or a type whose methods have the traits of both levels.
  mutating func traited(_ resource: YAMLNode, uri: String) -> YAMLNode {
    guard let pairs = resource.pairs else { return resource }
    let shared = resource.value(of: "is")?.items ?? []
    let reserved = ResourcePath.reserved(uri)
    let traited = pairs.map { pair in
      let isMethod = Vocabulary.isMethod(pair.name, optional: true)
      return isMethod ? self.traited(pair, shared, reserved) : pair
    }
    return YAMLNode(.mapping(traited), tag: resource.tag, span: resource.span)
  }

  private mutating func traited(
    _ method: YAMLPair, _ shared: [YAMLNode], _ reserved: [String: String]
  ) -> YAMLPair {
    let own = method.value.value(of: "is")?.items ?? []
    // RAML 1.0 lets the nearer ones win.
    let uses = declared.version == .v10 ? own + shared : shared + own
    var reserved = reserved
    reserved["methodName"] = Vocabulary.required(method.name)
    let traits = uses.compactMap { trait(for: $0, reserved) }
    let all = traits.reversed() + [method.value]
    return YAMLPair(method.key, merged(all: all[...]) ?? method.value)
  }

  private mutating func trait(for use: YAMLNode, _ reserved: [String: String]) -> YAMLNode? {
    guard !use.isSequence, hasRoom(at: use.span) else { return nil }
    let name = use.useName ?? ""
    if name.allSatisfy(\.isWhitespace) {
      error("trait-use", "The trait name must be provided.", at: use.span)
      return nil
    }
    guard let pair = declared.names.find(.trait, name, at: use)?.pair else {
      error("unknown-trait", "There is no trait named \(name).", at: use.span)
      return nil
    }
    let trait = pair.value.isMapping ? pair.value : YAMLNode(.mapping([]), span: pair.key.span)
    return pivoted(
      substituted(trait.without(["usage", "displayName", "is", "type"]), use, reserved),
      as: .method)
  }
}
