import LaminaJSON

extension SchemaConversion {
  mutating func types(_ draft: inout SchemaDraftParts) {
    guard let type = draft.source["type"] else { return }
    let entries = type.array ?? [type]
    let names = Self.names(entries)
    let schemas = entries.filter { $0.object != nil }
    if names.contains("any") || (names.isEmpty && schemas.isEmpty) { return }
    if schemas.isEmpty { return set(names, in: &draft) }
    let converted = schemas.map { schema($0, depth: draft.depth) }
    draft.demands.append(anyOf(names.map { named($0) } + converted))
  }

  /// The types that a list names, each once.
  static func names(_ entries: [JSONValue]) -> [String] {
    var names: [String] = []
    for name in entries.compactMap(\.string) where known.contains(name) && !names.contains(name) {
      names.append(name)
    }
    return names
  }

  private static let known: Set = [
    "any", "array", "boolean", "integer", "null", "number", "object", "string",
  ]

  private func set(_ names: [String], in draft: inout SchemaDraftParts) {
    let others = names.filter { $0 != "null" }
    if version != .v3_0, names.count > 1 {
      draft.members.set("type", texts: names)
    } else if names.count == 1 || others.count == 1 {
      draft.members.append(members(others.first ?? "null"))
      if names.count > 1 { draft.members.set("nullable", true) }
    } else {
      draft.demands.append(anyOf(names.map { named($0) }))
    }
  }

  func anyOf(_ schemas: [JSONValue]) -> JSONValue { ["anyOf": JSONValue(.array(schemas))] }

  /// The schema of one type; an array has items wherever it stands in 3.0.
  func named(_ name: String) -> JSONValue {
    var out = members(name)
    if name == "array", version == .v3_0 { out.set("items", [:]) }
    return out.value
  }

  private func members(_ name: String) -> JSONMembers {
    var out = JSONMembers()
    if name == "null", version == .v3_0 {
      out.set("nullable", true)
      out.set("enum", [nil])
    } else {
      out.set("type", name)
    }
    return out
  }
}
