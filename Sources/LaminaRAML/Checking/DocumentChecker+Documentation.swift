import LaminaAPISource

extension DocumentChecker {
  mutating func checkDocumentation(_ pair: YAMLPair) {
    guard let items = pair.value.items else {
      return error(
        "documentation", "The documentation must be a list: documentation must be an array.",
        at: pair.key)
    }
    if items.isEmpty {
      error(
        "documentation", "There must be at least one document in the documentation section.",
        at: pair.value)
    }
    for item in items { checkSection(item) }
  }

  private mutating func checkSection(_ section: YAMLNode) {
    guard let pairs = section.pairs else {
      return error("documentation", "Each documentation section must be a map.", at: section)
    }
    checkDuplicates(pairs) { "Property already used: '\($0)'." }
    for pair in pairs { checkSectionProperty(pair) }
    for name in ["content", "title"] where section.pair(of: name) == nil {
      error("documentation", "A documentation entry must have \(name) property.", at: section)
    }
  }

  private mutating func checkSectionProperty(_ pair: YAMLPair) {
    guard Vocabulary.section.contains(pair.name) else {
      return unknown(pair, in: "documentation section", among: Vocabulary.section)
    }
    if !pair.value.isScalar || pair.value.isNull {
      error("documentation", "The \(pair.name) must be a string.", at: pair.key)
    }
  }
}
