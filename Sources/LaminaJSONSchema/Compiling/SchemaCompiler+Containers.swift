internal import LaminaJSON
internal import LaminaPatterns

extension SchemaCompiler {
  mutating func items(_ member: JSONMember, _ object: JSONObject, _ site: SchemaSite) -> SchemaTest
  {
    guard let elements = member.value.array else {
      return .items(node(for: site.inner(["items"], member.value)))
    }
    var numbers: [Int] = []
    for (index, element) in elements.enumerated() {
      numbers.append(node(for: site.inner(["items", String(index)], element)))
    }
    return .itemList(numbers, rest("additionalItems", object, site))
  }

  private mutating func rest(
    _ keyword: String, _ object: JSONObject, _ site: SchemaSite
  ) -> SchemaRest {
    guard let value = object[keyword] else { return .anything }
    if let isAllowed = value.bool { return isAllowed ? .anything : .nothing }
    guard value.object != nil else { return .anything }
    return .schema(node(for: site.inner([keyword], value)))
  }

  /// One rule of `properties`, `patternProperties` and `additionalProperties`.
  mutating func members(_ object: JSONObject, _ site: SchemaSite) -> SchemaRule? {
    var members = SchemaMembers()
    let keywords = ["properties", "patternProperties", "additionalProperties"]
    guard let first = keywords.compactMap({ object.member($0) }).first else { return nil }
    addProperties(object, site, to: &members)
    addPatterns(object, site, to: &members)
    members.rest = rest("additionalProperties", object, site)
    members.restRange = object["additionalProperties"]?.range ?? 0..<0
    return SchemaRule(keyword: first.key, range: first.value.range, test: .members(members))
  }

  private mutating func addProperties(
    _ object: JSONObject, _ site: SchemaSite, to members: inout SchemaMembers
  ) {
    for property in object["properties"]?.object?.distinct ?? [] {
      members.keys.append(property.key)
      members.properties[ByteKey(property.key)] = node(
        for: site.inner(["properties", property.key], property.value))
    }
  }

  private mutating func addPatterns(
    _ object: JSONObject, _ site: SchemaSite, to members: inout SchemaMembers
  ) {
    for member in object["patternProperties"]?.object?.distinct ?? [] {
      let number = node(for: site.inner(["patternProperties", member.key], member.value))
      guard let pattern = pattern(member.key, member, site) else { continue }
      members.patterns.append((pattern, number))
    }
  }

  /// In draft-03 each member says for itself that it is required.
  func requiredMembers(_ object: JSONObject, _ draft: SchemaDraft) -> SchemaRule? {
    guard draft == .draft3, let properties = object["properties"]?.object else { return nil }
    let required = properties.distinct.filter {
      $0.value["required"]?.bool == true && $0.value["$ref"]?.string == nil
    }
    guard let first = required.first?.value["required"] else { return nil }
    return SchemaRule(keyword: "required", range: first.range, test: .required(required.map(\.key)))
  }

  mutating func dependencies(_ member: JSONMember, _ site: SchemaSite) -> SchemaTest {
    var dependencies: [SchemaDependency] = []
    for dependency in member.value.object?.distinct ?? [] {
      guard let demand = demand(dependency, member, site) else { continue }
      dependencies.append(SchemaDependency(key: dependency.key, demand: demand))
    }
    return .dependencies(dependencies)
  }

  private mutating func demand(
    _ dependency: JSONMember, _ member: JSONMember, _ site: SchemaSite
  ) -> SchemaDependency.Demand? {
    let draft = documents[site.document].draft
    switch dependency.value.content {
    case .object:
      return .schema(node(for: site.inner([member.key, dependency.key], dependency.value)))
    case .array(let names) where names.allSatisfy { $0.string != nil }:
      return .names(names.compactMap(\.string))
    case .string(let name) where draft == .draft3: return .names([name])
    case .null, .bool, .number, .string, .array:
      reportValue(
        member, site, "takes schemas and lists of names" + (draft == .draft3 ? " and names" : ""),
        range: dependency.value.range)
      return nil
    }
  }
}
