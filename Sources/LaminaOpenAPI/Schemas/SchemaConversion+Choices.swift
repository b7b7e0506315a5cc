import LaminaJSON

extension SchemaConversion {
  mutating func choices(_ draft: inout SchemaDraftParts) {
    for word in ["anyOf", "oneOf"] {
      let list = schemas(draft.source[word], draft.depth)
      draft.members.set(word, list)
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
  mutating func others(_ draft: inout SchemaDraftParts) {
    if let value = draft.source["default"] {
      draft.members.set(DefaultValue.key(value, draft.value), value)
    }
    draft.members.set("xml", draft.source["xml"].flatMap(Self.xml))
    discriminator(&draft)
  }

  /// How a value is written in XML, as far as OpenAPI has words for it.
  private static func xml(_ value: JSONValue) -> JSONValue? {
    let words = ["name", "namespace", "prefix", "attribute", "wrapped"]
    let members = value.object?.distinct.filter { words.contains($0.key) } ?? []
    return members.isEmpty ? nil : JSONValue(.object(JSONObject(members)))
  }

  /// Which property says which of several schemas an object is of.
  private mutating func discriminator(_ draft: inout SchemaDraftParts) {
    guard let source = draft.source["discriminator"], let name = source["propertyName"],
      name.string != nil, draft.source["anyOf"] != nil || draft.source["oneOf"] != nil
    else { return }
    var out = JSONMembers()
    out.set("propertyName", name)
    var mapping = JSONMembers()
    for member in source["mapping"]?.object?.distinct ?? [] {
      let target = member.value.string.map { schema(["$ref": JSONValue.text($0)], depth: 0) }
      mapping.set(member.key, target?["$ref"])
    }
    out.set("mapping", mapping)
    draft.members.set("discriminator", out.value)
  }
}
