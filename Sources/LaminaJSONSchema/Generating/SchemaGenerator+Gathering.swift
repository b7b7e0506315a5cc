internal import LaminaJSON

extension SchemaGenerator {
  /// Adds what a schema demands; of choices it takes one.
  mutating func absorb(_ number: Int, into wish: inout SchemaWish) {
    var number = number
    while let target = schema.nodes[number].target { number = target }
    guard wish.absorbed.insert(number).inserted, wish.absorbed.count <= 500 else { return }
    for rule in schema.nodes[number].rules { absorb(rule.test, into: &wish) }
  }

  private mutating func absorb(_ test: SchemaTest, into wish: inout SchemaWish) {
    switch test {
    case .type(let types, let schemas, let isNegated):
      absorbTypes(types, schemas, isNegated: isNegated, into: &wish)
    case .values(let values): wish.limitValues(values)
    case .maximum(let number, let isExclusive):
      wish.lower(to: SchemaWish.Bound(number: number, isExclusive: isExclusive))
    case .minimum(let number, let isExclusive):
      wish.raise(to: SchemaWish.Bound(number: number, isExclusive: isExclusive))
    case .multiple(let number): wish.multiples.append(number)
    case .maxLength(let most): wish.length = wish.length.atMost(most)
    case .minLength(let least): wish.length = wish.length.atLeast(least)
    case .pattern(let pattern): wish.patterns.append(pattern)
    case .format(let format): wish.formats.append(format)
    case .maxItems, .minItems, .uniqueItems, .items, .itemList: absorbArray(test, into: &wish)
    case .maxProperties, .minProperties, .required, .members, .dependencies:
      absorbObject(test, into: &wish)
    case .allOf(let schemas): for schema in schemas { absorb(schema, into: &wish) }
    case .anyOf(let schemas), .oneOf(let schemas):
      if let schema = schemas.randomElement(using: &numbers) { absorb(schema, into: &wish) }
    case .not: break
    }
  }

  private mutating func absorbTypes(
    _ types: SchemaTypes, _ schemas: [Int], isNegated: Bool, into wish: inout SchemaWish
  ) {
    if isNegated {
      wish.forbidTypes(types)
    } else if let schema = schemas.randomElement(using: &numbers),
      types.isEmpty || Bool.random(using: &numbers)
    {
      absorb(schema, into: &wish)
    } else {
      wish.limitTypes(types)
    }
  }

  private func absorbArray(_ test: SchemaTest, into wish: inout SchemaWish) {
    switch test {
    case .maxItems(let most): wish.count = wish.count.atMost(most)
    case .minItems(let least): wish.count = wish.count.atLeast(least)
    case .uniqueItems: wish.isUnique = true
    case .items(let schema): wish.items.append(schema)
    case .itemList(let schemas, let rest): wish.lists.append((schemas, rest))
    default: break
    }
  }

  private func absorbObject(_ test: SchemaTest, into wish: inout SchemaWish) {
    switch test {
    case .maxProperties(let most): wish.keyCount = wish.keyCount.atMost(most)
    case .minProperties(let least): wish.keyCount = wish.keyCount.atLeast(least)
    case .required(let names): wish.required.append(contentsOf: names)
    case .members(let members): wish.members.append(members)
    case .dependencies(let dependencies): wish.dependencies.append(contentsOf: dependencies)
    default: break
    }
  }
}
