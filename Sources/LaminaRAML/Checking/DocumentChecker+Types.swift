import LaminaAPISource

extension DocumentChecker {
  /// Checks the types and the annotation types that a file of RAML 1.0 declares.
  mutating func checkTypes(_ root: YAMLNode) {
    if let types = root.pair(of: "types"), let schemas = root.pair(of: "schemas") {
      error(
        "type-and-schema", "A document may not have both 'types' and 'schemas'.",
        at: types.key.span.start > schemas.key.span.start ? types.key : schemas.key)
    }
    for name in ["types", "schemas"] { checkTypes(root.pair(of: name)) }
    for pair in root.pair(of: "annotationTypes").map({ named($0) }) ?? [] {
      checkAnnotationType(pair)
    }
  }

  private mutating func checkTypes(_ pair: YAMLPair?) {
    guard let pair else { return }
    for declaration in named(pair) {
      if TypeKind.named(declaration.name) != nil {
        error("type-name", "'\(declaration.name)' is a type of RAML's own.", at: declaration.key)
      }
      guard let index = book.named(declaration.name, at: declaration.key) else { continue }
      checkValues(of: declaration.value, index, at: declaration.key)
    }
  }

  /// Reads a declaration, and checks its examples and those within it.
  @discardableResult
  mutating func checkDeclaration(
    _ node: YAMLNode, default kind: TypeKind, _ targets: [String] = []
  ) -> Int {
    let index = book.type(of: node, default: kind)
    checkValues(of: node, index, targets, at: node)
    return index
  }

  mutating func checkAnnotationType(_ pair: YAMLPair) {
    for target in targets(of: pair.value) ?? [] where !Self.targetNames.contains(target.text ?? "")
    {
      error("annotation-target", "There is no target '\(target.text ?? "")'.", at: target)
    }
    checkDeclaration(
      pair.value.without(["allowedTargets", "usage"]), default: .string, ["AnnotationType"])
  }

  /// The examples, the default and the annotations of a declaration, and of what it holds.
  private mutating func checkValues(
    of node: YAMLNode, _ index: Int, _ targets: [String] = [], at key: YAMLNode
  ) {
    checkExternal(index)
    guard let pairs = node.pairs else {
      // A name alone is a declaration, too, where it stands as one.
      if book[index].name != nil, !key.isMapping { checkRequiredFacets(index, at: key) }
      return
    }
    checkAnnotations(of: node, targets + ["TypeDeclaration"])
    for pair in pairs {
      checkNotes(of: pair)
      switch pair.name {
      case "example": checkExample(pair, index)
      case "examples": checkExamples(pair, index)
      case "default":
        check(pair.value.noted ?? pair.value, index, "default-value", "The default", at: pair.key)
      case "properties": checkProperties(pair.value, index)
      case "items":
        if let items = book.items(of: index) { checkValues(of: pair.value, items, at: pair.key) }
      default: checkOwnFacet(pair, index)
      }
    }
    checkRequiredFacets(index, at: key)
  }

  /// The annotations of a facet that is a scalar, or a list of types.
  private mutating func checkNotes(of facet: YAMLPair) {
    guard let value = Grammar.facets[facet.name]?.value else { return }
    let isNoted = value.isScalar || value == .declaration || facet.name == "default"
    for node in isNoted ? facet.value.listed : [] where node.noted != nil {
      checkAnnotations(of: node)
    }
  }

  private mutating func checkProperties(_ node: YAMLNode, _ index: Int) {
    for pair in node.pairs ?? [] {
      let name = Vocabulary.required(pair.name)
      guard let property = book.property(pair.name, of: index) ?? book.property(name, of: index)
      else { continue }
      checkValues(of: pair.value, property.type, at: pair.key)
    }
  }

  /// A value of a facet that a type above declares.
  private mutating func checkOwnFacet(_ pair: YAMLPair, _ index: Int) {
    for parent in book[index].parents {
      guard let facet = book.declaredFacet(pair.name, of: parent) else { continue }
      check(pair.value, facet.type, "facet-value", "The facet", at: pair.key)
    }
  }

  ///
  /// A type that declares further facets is there to be inherited from, and need not give them.
  private mutating func checkRequiredFacets(_ index: Int, at key: YAMLNode) {
    if !book[index].declaredFacets.isEmpty { return }
    for parent in book[index].parents {
      for type in book.lineage(of: parent) {
        for facet in book[type].declaredFacets where facet.isRequired {
          if book.facet(facet.name, of: index) != nil { continue }
          error("missing-facet", "The facet '\(facet.name)' is required.", at: key)
        }
      }
    }
  }

  private mutating func checkExamples(_ pair: YAMLPair, _ index: Int) {
    guard let pairs = pair.value.pairs else {
      if pair.value.isNull || pair.value.text?.contains("<<") == true { return }
      return error("examples", "Examples must be a map of names.", at: pair.key)
    }
    for example in pairs where !example.isAnnotation { checkExample(example, index) }
  }

  /// An example: a value, or a map with the value and what is said about it.
  private mutating func checkExample(_ example: YAMLPair, _ index: Int) {
    let node = example.value
    guard let value = node.pair(of: "value"), isWrapper(node) else {
      return check(node, index, "example-not-fitting", "The example", at: example.key)
    }
    checkAnnotations(of: node, NodeKind.example.targets)
    for pair in node.pairs ?? [] { checkPart(of: pair) }
    if node.value(of: "strict")?.unannotated.text == "false" { return }
    check(value.value, index, "example-not-fitting", "The example", at: value.key)
  }

  /// What is said about an example.
  private mutating func checkPart(of pair: YAMLPair) {
    switch grammar.value(of: pair.name, in: .example) {
    case .filledText: expectText(pair, mayBeEmpty: false)
    case .truth: checkTruth(YAMLPair(pair.key, plain(pair.value)))
    default: break
    }
  }

  private func isWrapper(_ node: YAMLNode) -> Bool {
    (node.pairs ?? []).allSatisfy {
      grammar.value(of: $0.name, in: .example) != nil || $0.isAnnotation
    }
  }
}
