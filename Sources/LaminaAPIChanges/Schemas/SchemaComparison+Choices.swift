import LaminaJSON

/// Lists of schemas, of which a value is of one.
extension SchemaComparison {
  mutating func compareChoices(_ pair: SchemaPair) {
    for word in ["anyOf", "oneOf"] {
      let (one, other) = (Self.lists(word, pair.one), Self.lists(word, pair.other))
      for (before, after) in zip(one, other) { compare(before, after, pair, word) }
      guard one.count != other.count else { continue }
      let isGone = other.count < one.count
      note(
        .changed, "choices-changed", pair.pointer,
        isGone ? "\(word) is gone." : "There is \(word).", isGone ? .wider : .narrower,
        pair.one.first, pair.other.first)
    }
  }

  private static func lists(_ word: String, _ schema: SchemaWhole) -> [[SchemaSpot]] {
    let lists = schema.parts.filter { $0.value[word] != nil }.map { $0.schemas(word) }
    return schema.unfolded.contains(word) ? lists.filter { $0.count != 1 } : lists
  }

  /// Equal ones are left out, then as many as there are compared in order.
  private mutating func compare(
    _ one: [SchemaSpot], _ other: [SchemaSpot], _ pair: SchemaPair, _ word: String
  ) {
    let known = Set(one.map(\.value))
    let found = Dictionary(other.map { ($0.value, $0) }) { first, _ in first }
    let before = one.filter { found[$0.value] == nil }
    let after = other.filter { !known.contains($0.value) }
    // Equal references may lead to what differs.
    for choice in one {
      guard let same = found[choice.value] else { continue }
      compare([choice], [same], pair.pointer, depth: pair.depth + 1)
    }
    for (left, right) in zip(before, after) {
      compare([left], [right], pair.pointer, depth: pair.depth + 1)
    }
    for choice in before.dropFirst(after.count) {
      note(
        .removed, "choice-removed", pair.pointer, "A schema of \(word) is gone.", .narrower, choice,
        pair.other.first)
    }
    for choice in after.dropFirst(before.count) {
      note(
        .added, "choice-added", pair.pointer, "There is a further schema of \(word).", .wider,
        pair.one.first, choice)
    }
  }
}
