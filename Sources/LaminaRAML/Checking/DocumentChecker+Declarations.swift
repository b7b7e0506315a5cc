import LaminaAPISource

extension DocumentChecker {
  /// Checks declarations by name: in RAML 0.8 a list of maps, in 1.0 a map.
  mutating func checkDeclarations(_ pair: YAMLPair, _ kind: NodeKind) {
    for declaration in declarations(pair, kind) {
      switch kind {
      case .scheme: checkScheme(declaration)
      case .resourceType: checkTemplate(declaration, kind, .type)
      default: checkTemplate(declaration, kind, .trait)
      }
    }
  }

  private mutating func declarations(_ pair: YAMLPair, _ kind: NodeKind) -> [YAMLPair] {
    if version == .v10 { return named(pair) }
    guard let items = listOrIncluded(pair) else {
      error(
        "list-expected", "Invalid \(pair.name) definition, it must be an array.", at: pair.value)
      return []
    }
    return items.flatMap { item -> [YAMLPair] in
      guard let pairs = item.pairs else {
        let code = kind == .trait ? "list-expected" : "map-expected"
        error(code, "Invalid \(kind.rawValue) definition, it must be a map.", at: item)
        return []
      }
      checkDuplicates(pairs, in: nil)
      return pairs
    }
  }

  /// The items of a list; a map that comes from an included file counts as a list of one.
  private func listOrIncluded(_ pair: YAMLPair) -> [YAMLNode]? {
    if let items = pair.value.items { return items }
    let isIncluded = pair.value.span.source != pair.key.span.source
    return isIncluded && pair.value.isMapping ? [pair.value] : nil
  }

  /// A resource type or a trait as it is written.
  mutating func checkTemplate(_ template: YAMLPair, _ kind: NodeKind, _ scope: Scope) {
    if version == .v10 { checkFunctions(template.value) }
    if version == .v08, isPlaceholder(template.key) {
      return error(
        "placeholder-misplaced", "A parameter key cannot be used as a \(kind.rawValue) name.",
        at: template.key)
    }
    if version == .v08, template.value.isNull {
      return warning(
        "empty-definition", "The \(kind.rawValue) '\(template.name)' is empty: it must be a map.",
        at: template.key)
    }
    check(template, as: kind, scope)
    if kind == .trait { checkQuery(template) }
  }

  /// Reports `<<x !function>>` and functions that there are not.
  private mutating func checkFunctions(_ node: YAMLNode) {
    for child in node.items ?? [] { checkFunctions(child) }
    for pair in node.pairs ?? [] {
      checkFunctions(pair.key)
      checkFunctions(pair.value)
    }
    guard let text = node.text, text.contains("<<") else { return }
    for part in text.components(between: "<<", and: ">>") where part.contains("!") {
      let words = part.split(separator: "|").dropFirst().map { $0.filter { !$0.isWhitespace } }
      if words.isEmpty || !words.allSatisfy({ Inflection.functions[String($0)] != nil }) {
        error("unknown-function", "'\(part)' applies no function that there is.", at: node)
      }
    }
  }

  mutating func checkSchemas(_ pair: YAMLPair) {
    if pair.value.isMapping { return checkSchemaMap(pair.value) }
    guard let items = pair.value.items else {
      return error(
        "list-expected", "The schemas property must be a list: must be an array.", at: pair.value)
    }
    for item in items {
      if item.isMapping {
        checkSchemaMap(item)
      } else {
        error("schema-map", "A list of schemas holds maps of names and texts.", at: item)
      }
    }
  }

  private mutating func checkSchemaMap(_ map: YAMLNode) {
    checkDuplicates(map.pairs ?? [], in: nil)
    for pair in map.pairs ?? []
    where !pair.value.isScalar || pair.value.isNull || isStray(pair.value) {
      error("schema-not-text", "The schema \(pair.name) must be a string.", at: pair.key)
    }
  }

  /// A value with a tag that means nothing, and no text.
  private func isStray(_ node: YAMLNode) -> Bool {
    guard let tag = node.tag, node.text?.isEmpty == true else { return false }
    return tag != YAMLNode.missingTag && tag != "!!str"
  }
}

extension String {
  /// The parts of a text between two marks.
  fileprivate func components(between open: String, and close: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let start = rest.firstRange(of: open) {
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: close) else { break }
      parts.append(String(rest[..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return parts
  }
}
