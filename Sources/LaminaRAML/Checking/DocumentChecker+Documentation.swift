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

  mutating func checkSection(_ section: YAMLNode) {
    guard section.isMapping else {
      return error("documentation", "Each documentation section must be a map.", at: section)
    }
    check(YAMLPair(section, section), as: .section, .resource)
    for name in ["content", "title"] where section.pair(of: name) == nil {
      error("documentation", "A documentation entry must have \(name) property.", at: section)
    }
  }
}
