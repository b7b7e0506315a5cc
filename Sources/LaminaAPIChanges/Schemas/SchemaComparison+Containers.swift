import LaminaJSON

extension SchemaComparison {
  mutating func compareProperties(_ pair: SchemaPair) {
    compareRequired(pair)
    let (one, other) = pair["properties"]
    let before = one?.object?.distinct ?? []
    let after = other?.object?.distinct ?? []
    for member in before {
      let pointer = "\(pair.pointer)/\(member.key)"
      guard let value = other?[member.key] else {
        note(
          .removed, "property-removed", pointer, "The property is no longer there.", .both,
          pair.one.inner(member.value), pair.other)
        continue
      }
      compare(
        pair.one.inner(member.value), pair.other.inner(value), pointer, depth: pair.depth + 1)
    }
    for member in after where one?[member.key] == nil {
      note(
        .added, "property-added", "\(pair.pointer)/\(member.key)", "The property is new.", .none,
        pair.one, pair.other.inner(member.value))
    }
    comparePatterns(pair)
    compareOthers(pair)
  }

  private mutating func compareRequired(_ pair: SchemaPair) {
    let (one, other) = (Self.required(pair.one.value), Self.required(pair.other.value))
    let (before, after) = (Set(one), Set(other))
    for name in other where !before.contains(name) {
      note(
        .changed, "property-required", "\(pair.pointer)/\(name)", "The property is required.",
        .narrower,
        pair.one, pair.other)
    }
    for name in one where !after.contains(name) && pair.other.value["properties"]?[name] != nil {
      note(
        .changed, "property-optional", "\(pair.pointer)/\(name)", "The property may be left out.",
        .wider,
        pair.one, pair.other)
    }
  }

  /// The names of draft 4, and the truths of draft 3.
  private static func required(_ schema: JSONValue) -> [String] {
    let names = schema["required"]?.array?.compactMap(\.string) ?? []
    let marked =
      schema["properties"]?.object?.distinct.filter { $0.value["required"] == true } ?? []
    return names + marked.map(\.key)
  }

  private mutating func comparePatterns(_ pair: SchemaPair) {
    let (one, other) = pair["patternProperties"]
    for member in one?.object?.distinct ?? [] {
      let pointer = "\(pair.pointer)/*"
      if let value = other?[member.key] {
        compare(
          pair.one.inner(member.value), pair.other.inner(value), pointer, depth: pair.depth + 1)
      } else {
        note(
          .removed, "property-pattern-removed", pointer,
          "Properties of the pattern \(member.key) are no longer declared.", .both, pair.one,
          pair.other)
      }
    }
    for member in other?.object?.distinct ?? [] where one?[member.key] == nil {
      note(
        .added, "property-pattern-added", "\(pair.pointer)/*",
        "Properties of the pattern \(member.key) are declared.", .narrower, pair.one, pair.other)
    }
  }

  private mutating func compareOthers(_ pair: SchemaPair) {
    let (one, other) = pair["additionalProperties"]
    if one?.object != nil, other?.object != nil, let one, let other {
      return compare(
        pair.one.inner(one), pair.other.inner(other), "\(pair.pointer)/*", depth: pair.depth + 1)
    }
    let (wasOpen, isOpen) = (openness(one), openness(other))
    if wasOpen == isOpen { return }
    let words = ["are not allowed", "have a schema", "may be anything"][isOpen]
    note(
      .changed, "other-properties", "\(pair.pointer)/*", "Further properties \(words).",
      isOpen < wasOpen ? .narrower : .wider, pair.one, pair.other)
  }

  private func openness(_ value: JSONValue?) -> Int {
    value == false ? 0 : value?.object.map { $0.members.isEmpty ? 2 : 1 } ?? 2
  }

  mutating func compareItems(_ pair: SchemaPair) {
    let (one, other) = pair["items"]
    switch (one?.array, other?.array) {
    case (nil, nil):
      let (left, right) = (one ?? [:], other ?? [:])
      if one == nil, other == nil { return }
      compare(
        pair.one.inner(left), pair.other.inner(right), "\(pair.pointer)/*", depth: pair.depth + 1)
    case (let before?, let after?) where before.count == after.count:
      for (number, (left, right)) in zip(before, after).enumerated() {
        compare(
          pair.one.inner(left), pair.other.inner(right), "\(pair.pointer)/\(number)",
          depth: pair.depth + 1)
      }
    default:
      note(
        .changed, "items-changed", "\(pair.pointer)/*", "The items are others.", .both, pair.one,
        pair.other)
    }
  }

  /// Lists of schemas: equal ones are left out, then as many as there are compared in order.
  mutating func compareChoices(_ pair: SchemaPair) {
    for (word, more) in [
      ("allOf", ChangeEffect.narrower), ("extends", .narrower), ("anyOf", .wider),
      ("oneOf", .wider),
    ] {
      let (one, other) = pair[word]
      if one == nil, other == nil { continue }
      if one == nil || other == nil, word.hasSuffix("Of"), word != "allOf" {
        note(
          .changed, "choices-changed", pair.pointer,
          other == nil ? "\(word) is gone." : "There is \(word).",
          other == nil ? .wider : .narrower,
          pair.one, pair.other)
        continue
      }
      compare(Self.list(one), Self.list(other), pair, word, more: more)
    }
  }

  private static func list(_ value: JSONValue?) -> [JSONValue] {
    value?.array ?? value.map { [$0] } ?? []
  }

  private mutating func compare(
    _ one: [JSONValue], _ other: [JSONValue], _ pair: SchemaPair, _ word: String, more: ChangeEffect
  ) {
    let (known, found) = (Set(one), Set(other))
    let before = one.filter { !found.contains($0) }
    let after = other.filter { !known.contains($0) }
    // Equal references may lead to what differs.
    for same in one where found.contains(same) {
      compare(pair.one.inner(same), pair.other.inner(same), pair.pointer, depth: pair.depth + 1)
    }
    for (left, right) in zip(before, after) {
      compare(pair.one.inner(left), pair.other.inner(right), pair.pointer, depth: pair.depth + 1)
    }
    let less: ChangeEffect = more == .wider ? .narrower : .wider
    for value in before.dropFirst(after.count) {
      note(
        .removed, "choice-removed", pair.pointer, "A schema of \(word) is gone.", less,
        pair.one.inner(value), pair.other)
    }
    for value in after.dropFirst(before.count) {
      note(
        .added, "choice-added", pair.pointer, "There is a further schema of \(word).", more,
        pair.one,
        pair.other.inner(value))
    }
  }
}
