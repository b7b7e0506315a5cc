import LaminaJSON

extension SchemaConversion {
  mutating func choices(_ draft: inout SchemaDraftParts) {
    for word in ["anyOf", "oneOf"] {
      let list = schemas(draft.source[word], draft.depth)
      draft.members.set(word, list: list)
    }
    draft.demands += schemas(draft.source["allOf"], draft.depth)
    draft.demands += schemas(draft.source["extends"], draft.depth)
    if let not = draft.source["not"], not.object != nil {
      draft.members.set("not", schema(not, depth: draft.depth))
    }
    disallow(&draft)
  }

  /// The schemas of a list, or the one that stands in its place.
  private mutating func schemas(_ value: JSONValue?, _ depth: Int) -> [JSONValue] {
    guard let value else { return [] }
    return (value.array ?? [value]).filter { $0.object != nil }.map { schema($0, depth: depth) }
  }

  /// The types of draft 3 that a value must not have.
  private mutating func disallow(_ draft: inout SchemaDraftParts) {
    guard let value = draft.source["disallow"] else { return }
    let entries = value.array ?? [value]
    let names = Self.names(entries).map { $0 == "any" ? [:] : named($0) }
    let all = names + schemas(value, draft.depth)
    if !all.isEmpty { draft.demands.append(["not": all.count == 1 ? all[0] : anyOf(all)]) }
  }

  /// The default, and what no dialect knows.
  func others(_ draft: inout SchemaDraftParts) {
    if let value = draft.source["default"] {
      draft.members.set(DefaultValue.key(value, draft.value), value)
    }
  }
}
