internal import LaminaJSON
internal import LaminaPatterns

extension SchemaCompiler {
  /// The rules of a schema; keywords with faults have none.
  mutating func rules(of object: JSONObject, _ site: SchemaSite) -> [SchemaRule] {
    let draft = documents[site.document].draft
    var rules: [SchemaRule] = []
    for member in object.distinct {
      guard let shape = KeywordShape.shape(of: member.key, in: draft),
        shape.takes(member.value, in: draft), let test = test(member, object, site)
      else { continue }
      rules.append(SchemaRule(keyword: member.key, range: member.value.range, test: test))
    }
    if let required = requiredMembers(object, draft) { rules.append(required) }
    if let members = members(object, site) { rules.append(members) }
    return rules
  }

  private mutating func test(
    _ member: JSONMember, _ object: JSONObject, _ site: SchemaSite
  ) -> SchemaTest? {
    let value = member.value
    switch member.key {
    case "type": return types(member, site, isNegated: false)
    case "disallow": return types(member, site, isNegated: true)
    case "enum": return .values(value.array ?? [])
    case "maximum":
      return value.number.map {
        .maximum($0, isExclusive: object["exclusiveMaximum"]?.bool == true)
      }
    case "minimum":
      return value.number.map {
        .minimum($0, isExclusive: object["exclusiveMinimum"]?.bool == true)
      }
    case "multipleOf", "divisibleBy":
      return value.number.flatMap { $0 > "0" ? .multiple($0) : nil }
    case "pattern": return pattern(value.string ?? "", member, site).map { .pattern($0) }
    case "format": return format(member, site)
    case "uniqueItems": return value.bool == true ? .uniqueItems : nil
    case "items": return items(member, object, site)
    case "required": return value.array.map { .required($0.compactMap(\.string)) }
    case "dependencies": return dependencies(member, site)
    case "allOf": return .allOf(schemas(member, site))
    case "anyOf": return .anyOf(schemas(member, site))
    case "oneOf": return .oneOf(schemas(member, site))
    case "extends": return .allOf(schemas(member, site))
    case "not": return .not(node(for: site.inner(["not"], value)))
    default: return count(member)
    }
  }

  private func count(_ member: JSONMember) -> SchemaTest? {
    guard let number = member.value.number, number.isIntegral, number >= "0" else { return nil }
    let count = number.int ?? Int.max
    return switch member.key {
    case "maxLength": .maxLength(count)
    case "minLength": .minLength(count)
    case "maxItems": .maxItems(count)
    case "minItems": .minItems(count)
    case "maxProperties": .maxProperties(count)
    case "minProperties": .minProperties(count)
    default: nil
    }
  }

  /// The schemas of a list, or the one that stands for a list.
  private mutating func schemas(_ member: JSONMember, _ site: SchemaSite) -> [Int] {
    guard let elements = member.value.array else {
      return [node(for: site.inner([member.key], member.value))]
    }
    var numbers: [Int] = []
    for (index, element) in elements.enumerated() {
      numbers.append(node(for: site.inner([member.key, String(index)], element)))
    }
    return numbers
  }

  mutating func pattern(_ text: String, _ member: JSONMember, _ site: SchemaSite) -> TextPattern? {
    do {
      return try TextPattern(text)
    } catch {
      report(
        .error, .badPattern, site, member.key == text ? member.keyRange : member.value.range,
        member.key,
        "The pattern '\(text)' is none of ECMA-262, at byte \(error.offset): \(error.message)")
      return nil
    }
  }

  private mutating func format(_ member: JSONMember, _ site: SchemaSite) -> SchemaTest? {
    let name = member.value.string ?? ""
    guard let format = SchemaFormat(rawValue: name) else {
      let near = name.nearest(in: SchemaFormat.allCases.map(\.rawValue))
      report(
        .hint, .unknownFormat, site, member.value.range, member.key,
        "The format '\(name)' is not known, and not checked."
          + (near.map { " Did you mean '\($0)'?" } ?? ""), repair: near)
      return nil
    }
    return options.checksFormats ? .format(format) : nil
  }
}
