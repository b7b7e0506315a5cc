import LaminaAPISource

extension DocumentChecker {
  mutating func checkTypeUse(_ pair: YAMLPair) {
    let isName = pair.value.isScalar && !pair.value.isNull
    guard isName || pair.value.isMapping else {
      return error("type-use", "The property 'type' must be a string or a map.", at: pair.key)
    }
    if (pair.value.pairs?.count ?? 0) > 1 {
      error(
        "type-use", "A resource or resourceType can inherit from a single resourceType.",
        at: pair.key)
    }
    guard let name = Self.useName(pair.value), !name.allSatisfy(\.isWhitespace) else {
      return error("type-use", "The resource type name must be provided.", at: pair.value)
    }
    checkTypeName(name, at: pair.value)
    for use in pair.value.pairs ?? [] where !use.value.isNull && !use.value.isMapping {
      error("type-use", "The parameters of a resource type must be in a map.", at: use.value)
    }
  }

  private mutating func checkTypeName(_ name: String, at node: YAMLNode) {
    if declared.types[name] != nil || Placeholder.occurs(in: name) { return }
    error(
      "unknown-type", "There is no resource type named \(name).", at: node,
      repair: Suggestion.repair(for: name, among: declared.types.keys))
  }

  mutating func checkTraitUses(_ pair: YAMLPair) {
    guard let items = pair.value.items else {
      return error(
        "list-expected", "The property 'is' must be a list: must be an array.", at: pair.key)
    }
    for item in items { checkTraitUse(item) }
  }

  private mutating func checkTraitUse(_ use: YAMLNode) {
    if use.isSequence { return error("trait-use", "A trait must be a string or a map.", at: use) }
    guard let name = Self.useName(use), !name.allSatisfy(\.isWhitespace) else {
      return error("trait-use", "The trait name must be provided.", at: use)
    }
    if declared.traits[name] == nil, !Placeholder.occurs(in: name) {
      error(
        "unknown-trait", "There is no trait named \(name).", at: use,
        repair: Suggestion.repair(for: name, among: declared.traits.keys))
    }
    if let value = use.pairs?.first?.value { checkTraitParameters(value) }
  }

  private mutating func checkTraitParameters(_ value: YAMLNode) {
    guard let parameters = value.pairs else {
      if !value.isNull {
        error("trait-use", "The parameters of a trait must be in a map.", at: value)
      }
      return
    }
    for parameter in parameters where !parameter.value.isScalar {
      error("trait-parameter", "The parameter value must be a scalar.", at: parameter.value)
    }
  }

  mutating func checkTypes(_ pair: YAMLPair) {
    let words = DeclarationWords(
      list: "Invalid resourceTypes definition, it must be an array.",
      item: ("map-expected", "Invalid resourceType definition, it must be a map."),
      kind: "Resource type")
    for type in declarations(pair, words) { checkType(type) }
  }

  private mutating func checkType(_ type: YAMLPair) {
    if isPlaceholder(type.key) {
      return error(
        "placeholder-misplaced", "A parameter key cannot be used as a resource type name.",
        at: type.key)
    }
    guard type.value.isMapping else {
      if type.value.isNull { return checkEmpty(type, "resource type") }
      return error(
        "map-expected", "Invalid resourceType definition, it must be a map.", at: type.value)
    }
    checkResource(type, .type)
  }

  private mutating func checkEmpty(_ pair: YAMLPair, _ what: String) {
    warning(
      "empty-definition", "The \(what) '\(pair.name)' is empty: it must be a map.", at: pair.key)
  }

  mutating func checkTraits(_ pair: YAMLPair) {
    let list = "Invalid traits definition, it must be an array."
    let words = DeclarationWords(list: list, item: ("list-expected", list), kind: "Trait")
    for trait in declarations(pair, words) { checkTrait(trait) }
  }

  private mutating func checkTrait(_ trait: YAMLPair) {
    if isPlaceholder(trait.key) {
      return error(
        "placeholder-misplaced", "A parameter key cannot be used as a trait name.", at: trait.key)
    }
    guard trait.value.isMapping else {
      if trait.value.isNull { return checkEmpty(trait, "trait") }
      return error("map-expected", "Invalid trait definition, it must be a map.", at: trait.value)
    }
    checkMethod(trait, .trait)
  }
}
