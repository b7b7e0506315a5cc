import LaminaAPISource

extension DocumentChecker {
  mutating func checkTypeUse(_ pair: YAMLPair, _ scope: Scope) {
    let isName = pair.value.isScalar && !pair.value.isNull
    guard isName || pair.value.isMapping else {
      return error("type-use", "The property 'type' must be a string or a map.", at: pair.key)
    }
    if (pair.value.pairs?.count ?? 0) > 1 {
      error(
        "type-use", "A resource or resourceType can inherit from a single resourceType.",
        at: pair.key)
    }
    guard let name = pair.value.useName, !name.allSatisfy(\.isWhitespace) else {
      return error("type-use", "The resource type name must be provided.", at: pair.value)
    }
    checkUse(pair.value, name, .resourceType, scope)
    for use in pair.value.pairs ?? [] where !use.value.isNull && !use.value.isMapping {
      error("type-use", "The parameters of a resource type must be in a map.", at: use.value)
    }
  }

  mutating func checkTraitUses(_ pair: YAMLPair, _ scope: Scope) {
    guard let items = pair.value.items else {
      if version == .v10, isOpen(pair.value) { return }
      return error(
        "list-expected", "The property 'is' must be a list: must be an array.", at: pair.key)
    }
    for item in items { checkTraitUse(item, scope) }
  }

  private mutating func checkTraitUse(_ use: YAMLNode, _ scope: Scope) {
    if use.isSequence { return error("trait-use", "A trait must be a string or a map.", at: use) }
    guard let name = use.useName, !name.allSatisfy(\.isWhitespace) else {
      return error("trait-use", "The trait name must be provided.", at: use)
    }
    checkUse(use, name, .trait, scope)
    if let value = use.pairs?.first?.value { checkTraitParameters(value) }
  }

  /// Whether there is what a name stands for; in templates of RAML 1.0 those who use them may declare it.
  private mutating func checkUse(
    _ use: YAMLNode, _ name: String, _ kind: NameSpace.Kind, _ scope: Scope
  ) {
    if version == .v10, scope.isTemplate { return }
    if names.find(kind, name, at: use) != nil || isOpen(name: name) { return }
    error(
      "unknown-\(kind == .trait ? "trait" : "type")", "There is no \(kind.words) named \(name).",
      at: use, repair: Suggestion.repair(for: name, among: names.names(kind, at: use)))
  }

  private mutating func checkTraitParameters(_ value: YAMLNode) {
    guard let parameters = value.pairs else {
      if !value.isNull {
        error("trait-use", "The parameters of a trait must be in a map.", at: value)
      }
      return
    }
    for parameter in parameters where version == .v08 && !parameter.value.isScalar {
      error("trait-parameter", "The parameter value must be a scalar.", at: parameter.value)
    }
  }
}
