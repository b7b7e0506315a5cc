internal import LaminaJSON
internal import SeededRandom

/// Makes values: gathers what the schemas of a value demand, tries, and keeps what is valid.
struct SchemaGenerator {
  let schema: JSONSchema
  let limits: SchemaGenerationLimits
  var numbers: SeededNumbers
  private var attempts = 0
  /// The first schema that no value was found for.
  private var stuck: Int?
  /// Schemas that no value was found for, wherever they stand.
  private var hopeless: Set<[Int]> = []
  /// How often depth or the limit of attempts has ended something.
  private var cuts = 0

  init(_ schema: JSONSchema, seed: UInt64, limits: SchemaGenerationLimits) {
    self.schema = schema
    self.limits = limits
    numbers = SeededNumbers(seed: seed)
  }

  /// How often one value is tried.
  private static let tries = 24
  /// Values are never deeper inside each other, whatever schemas require.
  private static let deepest = 64

  /// A value that keeps the rules of all these schemas, or nothing.
  mutating func value(_ schemas: [Int], depth: Int) -> JSONValue? {
    guard depth <= Self.deepest, !hopeless.contains(schemas) else { return nothing(depth) }
    let before = cuts
    for _ in 0..<Self.tries {
      attempts += 1
      guard attempts <= limits.attempts else { return nothing(depth) }
      var wish = SchemaWish()
      for schema in schemas { absorb(schema, into: &wish) }
      if let value = make(&wish, depth: depth), isValid(value, schemas) { return value }
    }
    if stuck == nil { stuck = schemas.first }
    if cuts == before { hopeless.insert(schemas) }
    return nil
  }

  private mutating func nothing(_ depth: Int) -> JSONValue? {
    if depth > Self.deepest || attempts > limits.attempts { cuts += 1 }
    return Optional.none
  }

  private func isValid(_ value: JSONValue, _ schemas: [Int]) -> Bool {
    var evaluator = SchemaEvaluator(schema, isQuiet: true)
    return schemas.allSatisfy { evaluator.check($0, value) } && !evaluator.isStopped
  }

  private mutating func make(_ wish: inout SchemaWish, depth: Int) -> JSONValue? {
    if let values = wish.values {
      return values.filter { wish.types.contains(SchemaTypes(of: $0)) }.randomElement(
        using: &numbers)
        ?? values.randomElement(using: &numbers)
    }
    guard let type = type(of: wish, depth: depth) else { return nil }
    switch type {
    case .null: return nil as JSONValue
    case .boolean: return JSONValue(.bool(Bool.random(using: &numbers)))
    case .integer: return number(wish, isInteger: true)
    case .number:
      return number(wish, isInteger: wish.types.contains(.integer) && Bool.random(using: &numbers))
    case .string: return text(wish).map { JSONValue(.string($0)) }
    case .array: return array(wish, depth: depth)
    default: return object(&wish, depth: depth)
    }
  }

  /// One of the types; deep down one without contents, if there is one.
  private mutating func type(of wish: SchemaWish, depth: Int) -> SchemaTypes? {
    var types = SchemaTypes.named.map(\.1).filter { wish.likelyTypes.contains($0) }
    if types.contains(.number) { types.removeAll { $0 == .integer } }
    let plain = types.filter { $0 != .object && $0 != .array }
    return (depth >= limits.depth && !plain.isEmpty ? plain : types).randomElement(using: &numbers)
  }

  /// What is said when nothing was found.
  var error: SchemaGenerationError {
    let node = schema.nodes[stuck ?? 0]
    let isLimit = attempts > limits.attempts
    let reason =
      isLimit
      ? "\(limits.attempts) values were tried, and none is valid as a whole"
      : "No value was found that is valid"
    return SchemaGenerationError(
      kind: isLimit ? .limit : .nothingFound, pointer: node.pointer, range: node.range,
      message: "\(reason); the schema at '\(node.pointer)' cannot be met.")
  }
}
