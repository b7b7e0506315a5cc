import LaminaAPISource

extension TypedChecker {
  /// A resource type as it is written.
  mutating func checkResourceType(_ type: YAMLPair) {
    checkAnnotations(of: type.value, "ResourceType")
    checkPlaceholders(type.value)
    for pair in pairs(of: type, "A resource type") where !isOpen(pair) && !pair.name.hasPrefix("(")
    {
      if pair.name.hasPrefix("/") {
        error("nested-resource", "A resource type cannot define child resources.", at: pair.key)
      } else if Vocabulary.isMethod(pair.name, optional: true) {
        checkTemplate(pair)
      } else if !Self.typeWords.contains(Vocabulary.required(pair.name)) {
        unknown(pair, in: "resource type", among: Self.typeWords.union(Vocabulary.methods))
      }
    }
  }

  private static let typeWords: Set<String> = [
    "displayName", "description", "type", "is", "securedBy", "uriParameters", "usage", "uses",
  ]
  private static let traitWords: Set<String> = [
    "displayName", "description", "queryParameters", "headers", "queryString", "responses", "body",
    "protocols", "is",
    "securedBy", "usage", "uses",
  ]

  mutating func checkTrait(_ trait: YAMLPair) {
    checkAnnotations(of: trait.value, "Trait")
    checkPlaceholders(trait.value)
    checkTemplate(trait)
  }

  /// A method in a template: its words, and the kinds of its values.
  private mutating func checkTemplate(_ method: YAMLPair) {
    for pair in pairs(of: method, "A method") where !isOpen(pair) && !pair.name.hasPrefix("(") {
      guard Self.traitWords.contains(Vocabulary.required(pair.name)) else {
        unknown(pair, in: "method", among: Self.traitWords)
        continue
      }
      if pair.name == "responses" { checkTemplateResponses(pair) }
      if ["queryParameters", "headers"].contains(pair.name) {
        _ = pairs(of: pair, "The \(pair.name)")
      }
    }
  }

  private mutating func checkTemplateResponses(_ pair: YAMLPair) {
    for response in pairs(of: pair, "The responses") where !isOpen(response) {
      if !(100...599).contains(Int(Vocabulary.required(response.name)) ?? 0) {
        error(
          "response-code", "Each response key must be an integer from 100 to 599.", at: response.key
        )
      }
      _ = pairs(of: response, "A response")
    }
  }

  /// Reports `<<x !function>>` and functions that there are not.
  private mutating func checkPlaceholders(_ node: YAMLNode) {
    for child in node.items ?? [] { checkPlaceholders(child) }
    for pair in node.pairs ?? [] {
      checkPlaceholders(pair.key)
      checkPlaceholders(pair.value)
    }
    guard let text = node.text, text.contains("<<") else { return }
    for part in text.components(between: "<<", and: ">>") where part.contains("!") {
      let words = part.split(separator: "|").dropFirst().map { $0.filter { !$0.isWhitespace } }
      if words.isEmpty || !words.allSatisfy({ Inflection.functions[String($0)] != nil }) {
        error("unknown-function", "'\(part)' applies no function that there is.", at: node)
      }
    }
  }

  mutating func checkTraitUses(_ pair: YAMLPair) {
    guard let items = pair.value.items else {
      return error("list-expected", "The property 'is' must be a list.", at: pair.key)
    }
    for item in items { checkUse(item, .trait) }
  }

  mutating func checkTypeUse(_ pair: YAMLPair) {
    if pair.value.isSequence || (pair.value.pairs?.count ?? 1) != 1 {
      return error("type-use", "A resource can inherit from a single resource type.", at: pair.key)
    }
    checkUse(pair.value, .resourceType)
  }

  private mutating func checkUse(_ use: YAMLNode, _ kind: NameSpace.Kind) {
    guard let name = DocumentChecker.useName(use), !name.isEmpty, !name.contains("<<") else {
      return
    }
    if names.find(kind, name, at: use) != nil { return }
    error(
      "unknown-\(kind == .trait ? "trait" : "type")", "There is no \(kind.words) named \(name).",
      at: use)
  }
}

extension String {
  /// The parts of a text between two marks.
  func components(between open: String, and close: String) -> [String] {
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
