import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

/// Compares schemas of drafts 3, 4 and later in pairs, word by word, along their references.
struct SchemaComparison {
  var before: SchemaTexts
  var after: SchemaTexts
  private var changes: [SchemaChange] = []
  private var left = 0
  /// The pairs that were looked at, by where their parts stand.
  private var seen: Set<Step> = []
  /// Pairs too deep within others, which are looked at on their own.
  private var waiting: [Waiting] = []

  private struct Step: Hashable {
    let before: [SchemaSpot.Identity]
    let after: [SchemaSpot.Identity]
  }

  private struct Waiting {
    let one: [SchemaSpot]
    let other: [SchemaSpot]
    let pointer: String
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
      [SchemaSpot(value: before.texts[one].root, text: one)],
      [SchemaSpot(value: after.texts[other].root, text: other)], "")
    while let pair = waiting.popLast() { compare(pair.one, pair.other, pair.pointer) }
    return changes
  }

  /// What must hold in one version beside what must hold in the other.
  mutating func compare(
    _ one: [SchemaSpot], _ other: [SchemaSpot], _ pointer: String, depth: Int = 0
  ) {
    left -= 1
    guard left > 0 else { return noteRest(one, other) }
    guard depth < Self.depthLimit else {
      let start = String(pointer.prefix(Self.pointerLimit))
      return waiting.append(Waiting(one: one, other: other, pointer: start))
    }
    let pair = pair(one, other, pointer, depth)
    let step = Step(
      before: pair.one.parts.map(\.identity), after: pair.other.parts.map(\.identity))
    guard seen.insert(step).inserted else { return }
    if pair.has("$ref") { compareReferences(pair) }
    if pair.has("type", "nullable") { compareTypes(pair) }
    compareWords(pair)
    compareBounds(pair)
    if pair.has("properties", "required", "patternProperties", "additionalProperties") {
      compareProperties(pair)
    }
    if pair.has("items") { compareItems(pair) }
    if pair.has("anyOf", "oneOf") { compareChoices(pair) }
    if pair.has("discriminator") { compareDiscriminators(pair) }
    compareMarks(pair)
  }

  /// Both sides in one list each; the only choice of `anyOf` and `oneOf` must hold as those of `allOf` do, and is
  /// a part where the other version has no such word.
  private mutating func pair(
    _ one: [SchemaSpot], _ other: [SchemaSpot], _ pointer: String, _ depth: Int
  ) -> SchemaPair {
    var (old, new) = (before.whole(of: one), after.whole(of: other))
    for word in ["anyOf", "oneOf"] {
      let (left, right) = (old.onlyChoices(word), new.onlyChoices(word))
      if !left.isEmpty, new.all(word).isEmpty {
        old = before.whole(of: old.parts + left, without: old.unfolded + [word])
      }
      if !right.isEmpty, old.all(word).isEmpty {
        new = after.whole(of: new.parts + right, without: new.unfolded + [word])
      }
    }
    return SchemaPair(old, new, pointer, depth)
  }

  /// What is not looked into any more is the same or not as a whole, which is said once.
  private mutating func noteRest(_ one: [SchemaSpot], _ other: [SchemaSpot]) {
    guard left == 0, let one = one.first, let other = other.first,
      before.texts[one.text].root != after.texts[other.text].root
    else { return }
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
  let one: SchemaWhole
  let other: SchemaWhole
  let pointer: String
  let depth: Int
  /// The words of both sides.
  private let words: Set<String>

  init(_ one: SchemaWhole, _ other: SchemaWhole, _ pointer: String, _ depth: Int) {
    (self.one, self.other, self.pointer, self.depth) = (one, other, pointer, depth)
    words = (one.parts + other.parts).reduce(into: []) { words, part in
      for member in part.value.object?.members ?? [] { words.insert(member.key) }
    }
  }

  /// Whether one side has one of some words.
  func has(_ names: String...) -> Bool { names.contains(where: words.contains) }

  /// The values of a word.
  subscript(word: String) -> (JSONValue?, JSONValue?) {
    words.contains(word) ? (one[word], other[word]) : (nil, nil)
  }
}

extension SchemaWhole {
  /// The choices of lists that have one only.
  fileprivate func onlyChoices(_ word: String) -> [SchemaSpot] {
    parts.flatMap { part in
      let choices = part.schemas(word)
      return choices.count == 1 ? choices : []
    }
  }
}
