import LaminaJSON

extension SchemaComparison {
  mutating func compareTypes(_ pair: SchemaPair) {
    let (one, other) = (SchemaTypeSet(pair.one), SchemaTypeSet(pair.other))
    if one == other { return }
    let isNarrower = !one.isSubset(of: other)
    let isWider = !other.isSubset(of: one)
    note(
      .changed, "type-changed", pair.pointer,
      "The type is \(other.words), and was \(one.words).",
      isNarrower ? (isWider ? .both : .narrower) : (isWider ? .wider : .none), pair.one.first,
      pair.other.first)
  }

  /// Words whose values are the same or not.
  mutating func compareWords(_ pair: SchemaPair) {
    if pair.has("enum") { compareValues(pair) }
    for word in [
      "pattern", "format", "multipleOf", "divisibleBy", "const", "not", "disallow", "dependencies",
    ] {
      let (one, other) = pair[word]
      if one == other { continue }
      let effect: ChangeEffect = one == nil ? .narrower : other == nil ? .wider : .both
      note(
        .changed, "\(word.lowercased())-changed", pair.pointer,
        "\(word) is \(Self.shown(other)), and was \(Self.shown(one)).", effect, pair.one.first,
        pair.other.first
      )
    }
    guard pair.has("uniqueItems") else { return }
    let isUnique = pair.other.isTrue("uniqueItems")
    if pair.one.isTrue("uniqueItems") != isUnique {
      note(
        .changed, "uniqueitems-changed", pair.pointer,
        isUnique
          ? "Items must differ from each other." : "Items need not differ from each other.",
        isUnique ? .narrower : .wider, pair.one.first, pair.other.first)
    }
  }

  private mutating func compareValues(_ pair: SchemaPair) {
    let (one, other) = (pair.one.values, pair.other.values)
    guard one != other else { return }
    guard let before = one, let after = other else {
      return note(
        .changed, "enum-changed", pair.pointer,
        one == nil
          ? "The values are \(Self.shown(other.map { JSONValue(.array($0)) })) only."
          : "Any value is allowed.",
        one == nil ? .narrower : .wider, pair.one.first, pair.other.first)
    }
    let (old, new) = (Set(before), Set(after))
    for value in before where !new.contains(value) {
      note(
        .removed, "enum-value-removed", pair.pointer,
        "The value \(Self.shown(value)) is no longer one.",
        .narrower, pair.one.first, pair.other.first)
    }
    for value in after where !old.contains(value) {
      note(
        .added, "enum-value-added", pair.pointer, "The value \(Self.shown(value)) is one, too.",
        .wider,
        pair.one.first, pair.other.first)
    }
  }

  static func shown(_ value: JSONValue?) -> String {
    guard let value else { return "nothing" }
    let text = value.text()
    return text.count > 60 ? "\(text.prefix(57))…" : text
  }

  private static let least = [
    "minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties",
  ]
  private static let most = [
    "maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties",
  ]

  mutating func compareBounds(_ pair: SchemaPair) {
    for word in Self.least where pair.has(word) { compareBound(word, pair, isLeast: true) }
    for word in Self.most where pair.has(word) { compareBound(word, pair, isLeast: false) }
  }

  private mutating func compareBound(_ word: String, _ pair: SchemaPair, isLeast: Bool) {
    let one = pair.one.bound(word, isLeast: isLeast)
    let other = pair.other.bound(word, isLeast: isLeast)
    if one == other { return }
    note(
      .changed, "\(word.lowercased())-changed", pair.pointer,
      "\(word) is \(Self.shown(other)), and was \(Self.shown(one)).",
      Self.effect(one, other, isLeast: isLeast), pair.one.first, pair.other.first)
  }

  /// A bound is a number; of drafts 3 and 4 that it is exclusive, a truth.
  private static func effect(
    _ one: JSONValue?, _ other: JSONValue?, isLeast: Bool
  ) -> ChangeEffect {
    if let old = one?.number, let new = other?.number {
      return (new > old) == isLeast ? .narrower : .wider
    }
    if one?.number != nil || other?.number != nil { return one == nil ? .narrower : .wider }
    return other == true ? .narrower : one == true ? .wider : .none
  }
}
