import LaminaAPISource

extension ProblemCollector {
  /// Two resources with one absolute URI: an error at the second.
  mutating func checkSharedURIs(_ root: YAMLNode) {
    var seen: Set<String> = []
    checkSharedURIs(root, "", &seen)
  }

  private mutating func checkSharedURIs(
    _ node: YAMLNode, _ parent: String, _ seen: inout Set<String>
  ) {
    var own: Set<String> = []
    for pair in node.pairs ?? [] where pair.name.hasPrefix("/") {
      let uri = parent + pair.name
      if own.insert(uri).inserted, !seen.insert(uri).inserted {
        error("shared-uri", "Two resources share same URI \(uri).", at: pair.key)
      }
      checkSharedURIs(pair.value, uri, &seen)
    }
  }
}
