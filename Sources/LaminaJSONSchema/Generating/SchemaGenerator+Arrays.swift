internal import LaminaJSON

extension SchemaGenerator {
  mutating func array(_ wish: SchemaWish, depth: Int) -> JSONValue? {
    var elements: [JSONValue] = []
    let count = elementCount(wish, depth: depth)
    while elements.count < count {
      guard let element = element(elements, wish, depth: depth) else {
        return elements.count >= wish.count.lowerBound ? JSONValue(.array(elements)) : nil
      }
      elements.append(element)
    }
    return JSONValue(.array(elements))
  }

  private mutating func elementCount(_ wish: SchemaWish, depth: Int) -> Int {
    let closed = wish.lists.compactMap { list in
      if case .nothing = list.rest { list.schemas.count } else { nil }
    }
    let most = min(wish.count.upperBound, closed.min() ?? .max)
    let least = min(wish.count.lowerBound, most)
    let listed = depth >= limits.depth ? 0 : wish.lists.map(\.schemas.count).max() ?? 0
    let extra = depth >= limits.depth ? 0 : limits.elements
    let (wanted, isOver) = max(least, listed).addingReportingOverflow(extra)
    return Int.random(in: least...max(least, min(most, isOver ? .max : wanted)), using: &numbers)
  }

  /// A further element; where all have to differ, one that is not there yet.
  private mutating func element(
    _ elements: [JSONValue], _ wish: SchemaWish, depth: Int
  ) -> JSONValue? {
    let schemas = wish.items + wish.lists.compactMap { Self.schema(of: elements.count, $0) }
    for _ in 0..<(wish.isUnique ? 20 : 1) {
      guard let value = value(orAny: schemas, depth: depth + 1) else { return nil }
      if !wish.isUnique || !elements.contains(value) { return value }
    }
    return nil
  }

  private static func schema(of index: Int, _ list: (schemas: [Int], rest: SchemaRest)) -> Int? {
    if index < list.schemas.count { return list.schemas[index] }
    return if case .schema(let schema) = list.rest { schema } else { nil }
  }

  /// A value for these schemas; without any, a number.
  mutating func value(orAny schemas: [Int], depth: Int) -> JSONValue? {
    guard schemas.isEmpty else { return value(schemas, depth: depth) }
    return JSONValue(.number(JSONNumber(Int.random(in: 0...999, using: &numbers))))
  }
}
