import LaminaAPISource

extension DocumentChecker {
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
    checkDuplicates(map.pairs ?? []) { "Schema already declared: '\($0)'." }
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
