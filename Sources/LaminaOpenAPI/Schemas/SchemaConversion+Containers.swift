import LaminaJSON

extension SchemaConversion {
  mutating func containers(_ draft: inout SchemaDraftParts) {
    properties(&draft)
    patternProperties(&draft)
    items(&draft)
    dependencies(&draft)
  }

  private mutating func properties(_ draft: inout SchemaDraftParts) {
    let all = draft.source["properties"]?.object?.distinct ?? []
    var out = JSONMembers()
    for member in all { out.set(member.key, schema(member.value, depth: draft.depth)) }
    draft.members.set("properties", out)
    var required = (draft.source["required"]?.array ?? []).compactMap(\.string)
    required += all.filter { $0.value["required"]?.bool == true }.map(\.key)
    var seen: Set<String> = []
    draft.members.set("required", texts: required.filter { seen.insert($0).inserted })
  }

  /// Members by patterns: words of their own in 3.1; in 3.0 any of them may be any further member.
  private mutating func patternProperties(_ draft: inout SchemaDraftParts) {
    let patterns = draft.source["patternProperties"]?.object?.distinct ?? []
    let schemas = patterns.map { ($0.key, schema($0.value, depth: draft.depth)) }
    let others = draft.source["additionalProperties"].flatMap { additional($0, draft.depth) }
    if version != .v3_0 {
      var out = JSONMembers()
      for (key, value) in schemas { out.set(key, value) }
      draft.members.set("patternProperties", out)
    }
    guard version == .v3_0, !schemas.isEmpty, let others, others.bool != true else {
      return draft.members.set("additionalProperties", others)
    }
    let allowed = schemas.map(\.1) + (others.bool == false ? [] : [others])
    draft.members.set("additionalProperties", allowed.count == 1 ? allowed[0] : anyOf(allowed))
  }

  private mutating func additional(_ value: JSONValue, _ depth: Int) -> JSONValue? {
    if value.bool != nil { return value }
    return value.object == nil ? nil : schema(value, depth: depth)
  }

  private mutating func items(_ draft: inout SchemaDraftParts) {
    let items = draft.source["items"]
    if let list = items?.array, !list.isEmpty {
      tuple(list.map { schema($0, depth: draft.depth) }, &draft)
    } else if let items, items.object != nil {
      draft.members.set("items", schema(items, depth: draft.depth))
    } else if version == .v3_0, draft.members["type"]?.string == "array" {
      draft.members.set("items", [:])
    }
  }

  /// Items by place: words of their own in 3.1; in 3.0 each may be any of them.
  private mutating func tuple(_ list: [JSONValue], _ draft: inout SchemaDraftParts) {
    let rest = draft.source["additionalItems"].flatMap { additional($0, draft.depth) }
    if version != .v3_0 {
      draft.members.set("prefixItems", list)
      draft.members.set("items", rest)
      return
    }
    let isOpen = rest == nil || rest?.bool == true
    let others = rest.map { $0.object == nil ? [] : [$0] } ?? []
    draft.members.set("items", isOpen ? [:] : anyOf(list + others))
    if rest?.bool == false, draft.members["maxItems"] == nil {
      draft.members.set("maxItems", JSONValue(integerLiteral: list.count))
    }
  }

  /// What must hold if a member is there: it is not there, or that holds.
  private mutating func dependencies(_ draft: inout SchemaDraftParts) {
    for member in draft.source["dependencies"]?.object?.distinct ?? [] {
      guard let demand = dependency(member.value, draft.depth) else { continue }
      let absent: JSONValue = ["not": ["required": [JSONValue.text(member.key)]]]
      draft.demands.append(anyOf([absent, demand]))
    }
  }

  private mutating func dependency(_ value: JSONValue, _ depth: Int) -> JSONValue? {
    if value.object != nil { return schema(value, depth: depth) }
    let names = (value.array ?? [value]).filter { $0.string != nil }
    return names.isEmpty ? nil : ["required": JSONValue(.array(names))]
  }
}
