internal import LaminaJSON
internal import LaminaPatterns

extension SchemaGenerator {
  mutating func object(_ wish: inout SchemaWish, depth: Int) -> JSONValue? {
    let keys = keys(&wish, depth: depth)
    var members: [JSONMember] = []
    for key in keys {
      if let value = value(orAny: schemas(of: key, wish), depth: depth + 1) {
        members.append(JSONMember(key: key, value: value))
      } else if wish.required.contains(key) {
        return nil
      }
    }
    return JSONValue(.object(JSONObject(members)))
  }

  /// The keys in the order of the schemas: what is required, some of the others, and what they need.
  private mutating func keys(_ wish: inout SchemaWish, depth: Int) -> [String] {
    var keys = unique(wish.required)
    addOptional(to: &keys, wish, depth: depth)
    addDependencies(to: &keys, &wish)
    addFurther(to: &keys, wish)
    let known = wish.members.flatMap(\.keys)
    return unique(known.filter(keys.contains) + keys)
  }

  private func unique(_ keys: [String]) -> [String] {
    var seen: Set<ByteKey> = []
    return keys.filter { seen.insert(ByteKey($0)).inserted }
  }

  private mutating func addOptional(to keys: inout [String], _ wish: SchemaWish, depth: Int) {
    guard depth < limits.depth else { return }
    for key in unique(wish.members.flatMap(\.keys)) where !keys.contains(key) {
      guard keys.count < wish.keyCount.upperBound, isAllowed(key, wish) else { continue }
      if Int.random(in: 0..<4, using: &numbers) > 0 { keys.append(key) }
    }
  }

  /// Adds what keys need beside them, which may need more.
  private mutating func addDependencies(to keys: inout [String], _ wish: inout SchemaWish) {
    var index = 0
    while index < keys.count, keys.count <= 1_000 {
      let key = keys[index]
      for dependency in wish.dependencies where dependency.key == key {
        add(dependency.demand, to: &keys, &wish)
      }
      index += 1
    }
  }

  private mutating func add(
    _ demand: SchemaDependency.Demand, to keys: inout [String], _ wish: inout SchemaWish
  ) {
    switch demand {
    case .names(let names): keys.append(contentsOf: names.filter { !keys.contains($0) })
    case .schema(let schema):
      absorb(schema, into: &wish)
      keys.append(contentsOf: unique(wish.required).filter { !keys.contains($0) })
    }
  }

  /// Keys of the schema, then of patterns, then any, until there are enough.
  private mutating func addFurther(to keys: inout [String], _ wish: SchemaWish) {
    let wanted = min(wish.keyCount.lowerBound, 10_000)
    for key in unique(wish.members.flatMap(\.keys)) where keys.count < wanted && !keys.contains(key)
    {
      if isAllowed(key, wish) { keys.append(key) }
    }
    var tries = 0
    while keys.count < wanted, tries < 20 + 4 * wanted {
      tries += 1
      let key = furtherKey(wish, tries)
      if !keys.contains(key), isAllowed(key, wish) { keys.append(key) }
    }
  }

  private mutating func furtherKey(_ wish: SchemaWish, _ number: Int) -> String {
    let pattern = wish.members.flatMap(\.patterns).randomElement(using: &numbers)?.pattern
    guard number % 2 == 0, let pattern else { return "key\(number)" }
    return (try? pattern.example(attempts: 20, using: &numbers)) ?? "key\(number)"
  }

  private func isAllowed(_ key: String, _ wish: SchemaWish) -> Bool {
    wish.members.allSatisfy { members in
      guard case .nothing = members.rest else { return true }
      return members.properties[ByteKey(key)] != nil
        || members.patterns.contains { (try? $0.pattern.matches(key)) == true }
    }
  }

  /// The schemas that are for a key.
  private func schemas(of key: String, _ wish: SchemaWish) -> [Int] {
    wish.members.flatMap { members in
      var schemas = members.properties[ByteKey(key)].map { [$0] } ?? []
      for (pattern, node) in members.patterns where (try? pattern.matches(key)) == true {
        schemas.append(node)
      }
      if schemas.isEmpty, case .schema(let rest) = members.rest { schemas.append(rest) }
      return schemas
    }
  }
}
