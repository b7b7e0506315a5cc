import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

/// Compares schemas of drafts 3, 4 and later in pairs, word by word, along their references.
struct SchemaComparison {
  var before: SchemaTexts
  var after: SchemaTexts
  private var changes: [SchemaChange] = []
  private var left = 0
  /// The pairs that were looked at, by where they stand.
  private var seen: Set<Step> = []
  /// Pairs too deep within others, which are looked at on their own.
  private var waiting: [SchemaPair] = []

  private struct Step: Hashable {
    let before: Int
    let beforeText: Int
    let after: Int
    let afterText: Int
  }

  /// Deeper schemas wait for their turn.
  private static let depthLimit = 64
  /// More of them are not compared, and no more changes are listed.
  private static let countLimit = 50_000
  private static let changeLimit = 500
  /// Characters of a way that are kept where it goes very deep.
  private static let pointerLimit = 2_000

  init(_ before: SchemaTexts, _ after: SchemaTexts) { (self.before, self.after) = (before, after) }

  /// What differs between two texts.
  mutating func changes(_ one: Int, _ other: Int) -> [SchemaChange] {
    (changes, left, seen, waiting) = ([], Self.countLimit, [], [])
    compare(
      SchemaSpot(value: before.texts[one].root, text: one),
      SchemaSpot(value: after.texts[other].root, text: other), "")
    while let pair = waiting.popLast() { compare(pair.one, pair.other, pair.pointer) }
    return changes
  }

  mutating func compare(_ one: SchemaSpot, _ other: SchemaSpot, _ pointer: String, depth: Int = 0) {
    left -= 1
    guard left > 0 else { return noteRest(one, other) }
    guard depth < Self.depthLimit else {
      let start = String(pointer.prefix(Self.pointerLimit))
      return waiting.append(SchemaPair(one, other, start, 0))
    }
    guard let start = before.target(of: one), let end = after.target(of: other) else {
      if one.value != other.value {
        note(.changed, "reference", pointer, "The reference is another one.", .both, one, other)
      }
      return
    }
    let step = Step(
      before: start.value.range.lowerBound, beforeText: start.text,
      after: end.value.range.lowerBound, afterText: end.text)
    guard seen.insert(step).inserted else { return }
    let pair = SchemaPair(start, end, pointer, depth)
    compareTypes(pair)
    compareWords(pair)
    compareBounds(pair)
    compareProperties(pair)
    compareItems(pair)
    compareChoices(pair)
  }

  /// What is not looked into any more is the same or not as a whole, which is said once.
  private mutating func noteRest(_ one: SchemaSpot, _ other: SchemaSpot) {
    guard left == 0, before.texts[one.text].root != after.texts[other.text].root else { return }
    note(
      .changed, "schema-changed", "",
      "The schema is another one, and too large to be compared whole.", .both, one, other)
  }

  mutating func note(
    _ kind: APIChange.Kind, _ code: String, _ pointer: String, _ message: String,
    _ effect: ChangeEffect, _ one: SchemaSpot?, _ other: SchemaSpot?
  ) {
    guard changes.count < Self.changeLimit else { return }
    changes.append(
      SchemaChange(
        kind: kind, code: code, pointer: pointer, message: message, effect: effect,
        old: one.flatMap { before.place(of: $0) }, new: other.flatMap { after.place(of: $0) }))
  }
}

/// Two schemas for the same values.
struct SchemaPair {
  let one: SchemaSpot
  let other: SchemaSpot
  let pointer: String
  let depth: Int

  init(_ one: SchemaSpot, _ other: SchemaSpot, _ pointer: String, _ depth: Int) {
    (self.one, self.other, self.pointer, self.depth) = (one, other, pointer, depth)
  }

  /// The values of a word.
  subscript(word: String) -> (JSONValue?, JSONValue?) { (one.value[word], other.value[word]) }
}

extension SchemaComparison {
  mutating func compareTypes(_ pair: SchemaPair) {
    let (one, other) = (SchemaTypeSet(pair.one.value), SchemaTypeSet(pair.other.value))
    if one == other { return }
    let isNarrower = !one.isSubset(of: other)
    let isWider = !other.isSubset(of: one)
    note(
      .changed, "type-changed", pair.pointer,
      "The type is \(other.words), and was \(one.words).",
      isNarrower ? (isWider ? .both : .narrower) : (isWider ? .wider : .none), pair.one, pair.other)
  }

  /// Words whose values are the same or not.
  mutating func compareWords(_ pair: SchemaPair) {
    compareValues(pair)
    for word in [
      "pattern", "format", "multipleOf", "divisibleBy", "const", "not", "disallow", "dependencies",
    ] {
      let (one, other) = pair[word]
      if one == other { continue }
      let effect: ChangeEffect = one == nil ? .narrower : other == nil ? .wider : .both
      note(
        .changed, "\(word.lowercased())-changed", pair.pointer,
        "\(word) is \(Self.shown(other)), and was \(Self.shown(one)).", effect, pair.one, pair.other
      )
    }
    let (one, other) = pair["uniqueItems"]
    if (one == true) != (other == true) {
      note(
        .changed, "uniqueitems-changed", pair.pointer,
        other == true
          ? "Items must differ from each other." : "Items need not differ from each other.",
        other == true ? .narrower : .wider, pair.one, pair.other)
    }
  }

  private mutating func compareValues(_ pair: SchemaPair) {
    let (one, other) = pair["enum"]
    guard one != other else { return }
    guard let before = one?.array, let after = other?.array else {
      return note(
        .changed, "enum-changed", pair.pointer,
        one == nil ? "The values are \(Self.shown(other)) only." : "Any value is allowed.",
        one == nil ? .narrower : .wider, pair.one, pair.other)
    }
    let (old, new) = (Set(before), Set(after))
    for value in before where !new.contains(value) {
      note(
        .removed, "enum-value-removed", pair.pointer,
        "The value \(Self.shown(value)) is no longer one.",
        .narrower, pair.one, pair.other)
    }
    for value in after where !old.contains(value) {
      note(
        .added, "enum-value-added", pair.pointer, "The value \(Self.shown(value)) is one, too.",
        .wider,
        pair.one, pair.other)
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
    for word in Self.least { compareBound(word, pair, isLeast: true) }
    for word in Self.most { compareBound(word, pair, isLeast: false) }
  }

  private mutating func compareBound(_ word: String, _ pair: SchemaPair, isLeast: Bool) {
    let (one, other) = pair[word]
    if one == other { return }
    note(
      .changed, "\(word.lowercased())-changed", pair.pointer,
      "\(word) is \(Self.shown(other)), and was \(Self.shown(one)).",
      Self.effect(one, other, isLeast: isLeast), pair.one, pair.other)
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
