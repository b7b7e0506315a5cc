import LaminaJSON

extension SchemaComparison {
  mutating func compareProperties(_ pair: SchemaPair) {
    compareRequired(pair)
    let after = pair.other.keys(of: "properties")
    let known = Set(after)
    let before = pair.one.keys(of: "properties")
    for name in before {
      let pointer = "\(pair.pointer)/\(name)"
      let spots = pair.one.inner("properties", name)
      guard known.contains(name) else {
        note(
          .removed, "property-removed", pointer, "The property is no longer there.", .both,
          spots.first, pair.other.first)
        continue
      }
      compare(spots, pair.other.inner("properties", name), pointer, depth: pair.depth + 1)
    }
    let old = Set(before)
    for name in after where !old.contains(name) {
      note(
        .added, "property-added", "\(pair.pointer)/\(name)", "The property is new.", .none,
        pair.one.first, pair.other.inner("properties", name).first)
    }
    comparePatterns(pair)
    compareOthers(pair)
  }

  private mutating func compareRequired(_ pair: SchemaPair) {
    let (one, other) = (pair.one.required, pair.other.required)
    let (before, after) = (Set(one), Set(other))
    for name in other where !before.contains(name) {
      note(
        .changed, "property-required", "\(pair.pointer)/\(name)", "The property is required.",
        .narrower, pair.one.first, pair.other.first)
    }
    for name in one
    where !after.contains(name) && !pair.other.inner("properties", name).isEmpty {
      note(
        .changed, "property-optional", "\(pair.pointer)/\(name)", "The property may be left out.",
        .wider, pair.one.first, pair.other.first)
    }
  }

  private mutating func comparePatterns(_ pair: SchemaPair) {
    let word = "patternProperties"
    let pointer = "\(pair.pointer)/*"
    for name in pair.one.keys(of: word) {
      let spots = pair.other.inner(word, name)
      if !spots.isEmpty {
        compare(pair.one.inner(word, name), spots, pointer, depth: pair.depth + 1)
      } else {
        note(
          .removed, "property-pattern-removed", pointer,
          "Properties of the pattern \(name) are no longer declared.", .both, pair.one.first,
          pair.other.first)
      }
    }
    for name in pair.other.keys(of: word) where pair.one.inner(word, name).isEmpty {
      note(
        .added, "property-pattern-added", pointer,
        "Properties of the pattern \(name) are declared.", .narrower, pair.one.first,
        pair.other.first)
    }
  }

  private mutating func compareOthers(_ pair: SchemaPair) {
    let (one, other) = (Self.others(of: pair.one), Self.others(of: pair.other))
    if !one.isEmpty, !other.isEmpty {
      return compare(one, other, "\(pair.pointer)/*", depth: pair.depth + 1)
    }
    let (wasOpen, isOpen) = (Self.openness(pair.one), Self.openness(pair.other))
    if wasOpen == isOpen { return }
    let words = ["are not allowed", "have a schema", "may be anything"][isOpen]
    note(
      .changed, "other-properties", "\(pair.pointer)/*", "Further properties \(words).",
      isOpen < wasOpen ? .narrower : .wider, pair.one.first, pair.other.first)
  }

  /// The schemas of further properties; none if these are forbidden.
  private static func others(of schema: SchemaWhole) -> [SchemaSpot] {
    let all = schema.inner("additionalProperties")
    return all.contains { $0.value == false } ? [] : all.filter { $0.value.object != nil }
  }

  private static func openness(_ schema: SchemaWhole) -> Int {
    schema.all("additionalProperties").map { value in
      value == false ? 0 : value.object.map { $0.members.isEmpty ? 2 : 1 } ?? 2
    }.min() ?? 2
  }

  mutating func compareItems(_ pair: SchemaPair) {
    let (one, other) = (pair.one.inner("items"), pair.other.inner("items"))
    if one.isEmpty, other.isEmpty { return }
    let lists = (Self.list(one), Self.list(other))
    switch lists {
    case (nil, nil):
      compare(one, other, "\(pair.pointer)/*", depth: pair.depth + 1)
    case (let before?, let after?) where before.count == after.count:
      for (number, (left, right)) in zip(before, after).enumerated() {
        compare([left], [right], "\(pair.pointer)/\(number)", depth: pair.depth + 1)
      }
    default:
      note(
        .changed, "items-changed", "\(pair.pointer)/*", "The items are others.", .both,
        pair.one.first, pair.other.first)
    }
  }

  /// The schemas of items that have one each.
  private static func list(_ items: [SchemaSpot]) -> [SchemaSpot]? {
    items.lazy.compactMap { spot in spot.value.array.map { $0.map(spot.inner) } }.first
  }
}
