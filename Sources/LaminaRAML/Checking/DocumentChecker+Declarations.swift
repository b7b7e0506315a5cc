import LaminaAPISource

/// What is said of a list of maps whose keys declare something, where it is none.
struct DeclarationWords {
  let list: String
  let item: (code: String, sentence: String)
  /// What is declared.
  let kind: String
}

extension DocumentChecker {
  /// The declarations in a list of maps, such as traits; what is no such list, and names that are declared
  /// twice, are reported.
  mutating func declarations(_ pair: YAMLPair, _ words: DeclarationWords) -> [YAMLPair] {
    guard let items = listOrIncluded(pair) else {
      error("list-expected", words.list, at: pair.value)
      return []
    }
    return items.flatMap { declarations(in: $0, words) }
  }

  private mutating func declarations(in item: YAMLNode, _ words: DeclarationWords) -> [YAMLPair] {
    guard let pairs = item.pairs else {
      error(words.item.code, words.item.sentence, at: item)
      return []
    }
    checkDuplicates(pairs) { "\(words.kind) already declared: '\($0)'." }
    return pairs
  }

  /// The items of a list; a map that comes from an included file counts as a list of one.
  private func listOrIncluded(_ pair: YAMLPair) -> [YAMLNode]? {
    if let items = pair.value.items { return items }
    let isIncluded = pair.value.span.source != pair.key.span.source
    return isIncluded && pair.value.isMapping ? [pair.value] : nil
  }
}
