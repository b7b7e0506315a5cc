import LaminaJSON

extension SchemaConversion {
  /// Words that mean the same in all dialects, where they have the shape that OpenAPI demands.
  func plain(_ draft: inout SchemaDraftParts) {
    for member in draft.source.object?.distinct ?? [] {
      let isFree = draft.members[member.key] == nil
      if isFree, Self.shapes[member.key]?.allows(member.value) == true {
        draft.members.set(member.key, distinct(member))
      }
    }
    bound("minimum", "exclusiveMinimum", &draft)
    bound("maximum", "exclusiveMaximum", &draft)
    if draft.members["multipleOf"] == nil, let value = draft.source["divisibleBy"],
      PlainShape.positive.allows(value)
    {
      draft.members.set("multipleOf", value)
    }
  }

  /// The value; of values allowed each once.
  private func distinct(_ member: JSONMember) -> JSONValue {
    guard member.key == "enum", let values = member.value.array else { return member.value }
    return JSONValue(.array(DistinctValues.of(values)))
  }

  private static let shapes: [String: PlainShape] = [
    "title": .text, "description": .text, "format": .text, "pattern": .text, "enum": .values,
    "minLength": .count, "maxLength": .count, "minItems": .count, "maxItems": .count,
    "minProperties": .count, "maxProperties": .count, "uniqueItems": .truth,
    "multipleOf": .positive, "readOnly": .truth, "writeOnly": .truth, "deprecated": .truth,
  ]

  /// A bound; that it is not allowed itself is a truth in 3.0, and the bound itself in 3.1.
  private func bound(_ word: String, _ exclusive: String, _ draft: inout SchemaDraftParts) {
    guard let value = draft.source[word], value.number != nil else { return }
    let isExclusive = draft.source[exclusive]?.bool == true
    if version != .v3_0 {
      draft.members.set(isExclusive ? exclusive : word, value)
    } else {
      draft.members.set(word, value)
      if isExclusive { draft.members.set(exclusive, true) }
    }
  }
}

/// The shapes of values of plain words.
enum PlainShape {
  case text, count, positive, truth, values

  func allows(_ value: JSONValue) -> Bool {
    switch self {
    case .text: value.string != nil
    case .count: value.number.map { $0.isSpelledAsInteger && $0 >= "0" } ?? false
    case .positive: value.number.map { $0 > "0" } ?? false
    case .truth: value.bool != nil
    case .values: value.array.map { !$0.isEmpty } ?? false
    }
  }
}
