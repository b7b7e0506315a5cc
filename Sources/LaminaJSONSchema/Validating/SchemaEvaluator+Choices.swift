internal import LaminaJSON

extension SchemaEvaluator {
  /// Whether a value keeps a schema's rules, without describing what it breaks.
  mutating func isQuietly(_ schema: Int, _ value: JSONValue) -> Bool {
    let outer = isQuiet
    isQuiet = true
    defer { isQuiet = outer }
    return check(schema, value)
  }

  mutating func isAll(of schemas: [Int], _ value: JSONValue) -> Bool {
    var isRight = true
    for schema in schemas {
      if !check(schema, value) { isRight = false }
      if isStopped || (isQuiet && !isRight) { return false }
    }
    return isRight
  }

  mutating func isAny(
    of schemas: [Int], _ rule: SchemaRule, _ number: Int, _ value: JSONValue
  ) -> Bool {
    var best: [SchemaViolation]?
    for schema in schemas {
      let (isRight, found) = attempt(schema, value)
      if isRight || isStopped { return isRight }
      if found.count < best?.count ?? .max { best = found }
    }
    return fail(
      rule, number, value.range, causes: best ?? [],
      "The value fits none of the \(schemas.count) schemas of '\(rule.keyword)'.")
  }

  mutating func isExactlyOne(
    of schemas: [Int], _ rule: SchemaRule, _ number: Int, _ value: JSONValue
  ) -> Bool {
    var best: [SchemaViolation]?
    var fitting: [Int] = []
    for (index, schema) in schemas.enumerated() {
      let (isRight, found) = attempt(schema, value)
      if isStopped { return false }
      if isRight {
        fitting.append(index)
      } else if found.count < best?.count ?? .max {
        best = found
      }
      if isQuiet, fitting.count > 1 { return false }
    }
    if fitting.count == 1 { return true }
    guard fitting.isEmpty else {
      let places = fitting.map(String.init).joined(separator: ", ")
      return fail(
        rule, number, value.range, "The value fits several schemas of 'oneOf': \(places).")
    }
    return fail(
      rule, number, value.range, causes: best ?? [],
      "The value fits none of the \(schemas.count) schemas of 'oneOf'.")
  }

  mutating func isOne(
    of types: SchemaTypes, _ schemas: [Int], _ rule: SchemaRule, _ number: Int, _ value: JSONValue
  ) -> Bool {
    if !types.isDisjoint(with: SchemaTypes(of: value)) { return true }
    var best: [SchemaViolation]?
    for schema in schemas {
      let (isRight, found) = attempt(schema, value)
      if isRight || isStopped { return isRight }
      if found.count < best?.count ?? .max { best = found }
    }
    return fail(
      rule, number, value.range, causes: best ?? [], Self.wrongType(value, types, schemas.count))
  }

  private static func wrongType(_ value: JSONValue, _ types: SchemaTypes, _ schemas: Int) -> String
  {
    let isFraction = types.contains(.integer) && value.number != nil
    let found =
      isFraction
      ? "a number that is not written as an integer" : SchemaTypes.withArticle(value.kind)
    let wanted = types.isEmpty ? "" : types.sentence
    let others = schemas == 0 ? "" : "\(types.isEmpty ? "" : " or ")fit one of \(schemas) schemas"
    return "The value is \(found) and should \(types.isEmpty ? "" : "be ")\(wanted)\(others)."
  }

  mutating func isNone(
    of types: SchemaTypes, _ schemas: [Int], _ rule: SchemaRule, _ number: Int, _ value: JSONValue
  ) -> Bool {
    guard types.isDisjoint(with: SchemaTypes(of: value)) else {
      return fail(
        rule, number, value.range, "The value must not be \(SchemaTypes.withArticle(value.kind)).")
    }
    for schema in schemas where isQuietly(schema, value) && !isStopped {
      return fail(
        rule, number, value.range, "The value fits a schema of 'disallow', which it must not.")
    }
    return !isStopped
  }
}
