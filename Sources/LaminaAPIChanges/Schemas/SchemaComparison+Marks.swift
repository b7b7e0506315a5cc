import LaminaJSON

/// What says nothing of the values, and is of consequence to callers nevertheless.
extension SchemaComparison {
  /// References that lead nowhere are compared as texts.
  mutating func compareReferences(_ pair: SchemaPair) {
    let (one, other) = pair["$ref"]
    if one == other { return }
    note(
      .changed, "reference", pair.pointer, "The reference is another one.", .both, pair.one.first,
      pair.other.first)
  }

  mutating func compareDiscriminators(_ pair: SchemaPair) {
    let (one, other) = pair["discriminator"]
    guard one != other else { return }
    guard let one, let other else {
      return note(
        one == nil ? .added : .removed, "discriminator", pair.pointer,
        one == nil
          ? "The property \(Self.property(other)) says which of the schemas a value is of."
          : "The property \(Self.property(one)) no longer says which of the schemas a value is of.",
        one == nil ? .none : .both, pair.one.first, pair.other.first)
    }
    if Self.property(one) != Self.property(other) {
      note(
        .changed, "discriminator", pair.pointer,
        "The property \(Self.property(other)) says which of the schemas a value is of, and was"
          + " \(Self.property(one)).", .both, pair.one.first, pair.other.first)
    }
    compareMappings(one["mapping"], other["mapping"], pair)
  }

  private static func property(_ discriminator: JSONValue?) -> String {
    discriminator?["propertyName"]?.string ?? shown(discriminator)
  }

  /// A value that leads to no schema any more, or to another one, is not understood.
  private mutating func compareMappings(
    _ one: JSONValue?, _ other: JSONValue?, _ pair: SchemaPair
  ) {
    for member in one?.object?.distinct ?? [] where other?[member.key] != member.value {
      note(
        other?[member.key] == nil ? .removed : .changed, "discriminator-mapping", pair.pointer,
        "The discriminator's value \(member.key) means \(Self.shown(other?[member.key])), and meant"
          + " \(Self.shown(member.value)).", .both, pair.one.first, pair.other.first)
    }
    for member in other?.object?.distinct ?? [] where one?[member.key] == nil {
      note(
        .added, "discriminator-mapping", pair.pointer,
        "The discriminator's value \(member.key) means \(Self.shown(member.value)).", .none,
        pair.one.first, pair.other.first)
    }
  }

  private static let marks: [(word: String, code: String, now: String, before: String)] = [
    ("deprecated", "deprecated", "It is deprecated.", "It is no longer deprecated."),
    ("readOnly", "read-only", "Only answers have it.", "It is not in answers only any more."),
    ("writeOnly", "write-only", "Only requests have it.", "It is not in requests only any more."),
  ]

  mutating func compareMarks(_ pair: SchemaPair) {
    for (word, code, now, before) in Self.marks where pair.has(word) {
      let isMarked = pair.other.isTrue(word)
      if pair.one.isTrue(word) == isMarked { continue }
      let isGood = word == "deprecated" && !isMarked
      note(
        .changed, code, pair.pointer, isMarked ? now : before, isGood ? .none : .notice,
        pair.one.first, pair.other.first)
    }
  }
}
