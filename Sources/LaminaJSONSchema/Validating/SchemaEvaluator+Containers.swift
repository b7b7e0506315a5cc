internal import LaminaJSON

extension SchemaEvaluator {
  mutating func checkArray(
    _ elements: [JSONValue], _ rule: SchemaRule, _ number: Int, _ value: JSONValue
  ) -> Bool {
    switch rule.test {
    case .maxItems(let most):
      if elements.count <= most { return true }
      return fail(
        rule, number, value.range,
        "The array has \(elements.count) elements; at most \(most) are allowed.")
    case .minItems(let least):
      if elements.count >= least { return true }
      return fail(
        rule, number, value.range,
        "The array has \(elements.count) elements; at least \(least) are needed.")
    case .uniqueItems: return areUnique(elements, rule, number)
    case .items(let schema): return checkEach(elements[...], schema)
    case .itemList(let schemas, let rest):
      return checkList(elements, schemas, rest, rule, number)
    default: return true
    }
  }

  private mutating func areUnique(_ elements: [JSONValue], _ rule: SchemaRule, _ number: Int)
    -> Bool
  {
    count(elements.count)
    var first: [JSONValue: Int] = [:]
    var isRight = true
    for (index, element) in elements.enumerated() {
      guard let earlier = first.updateValue(index, forKey: element) else { continue }
      isRight = fail(
        rule, number, element.range, key: String(index),
        "The element is the same as that at index \(earlier).")
      if isQuiet { return false }
    }
    return isRight
  }

  private mutating func checkEach(_ elements: ArraySlice<JSONValue>, _ schema: Int) -> Bool {
    var isRight = true
    for index in elements.indices {
      if !check(schema, elements[index], index: index) { isRight = false }
      if isStopped || (isQuiet && !isRight) { return false }
    }
    return isRight
  }

  private mutating func checkList(
    _ elements: [JSONValue], _ schemas: [Int], _ rest: SchemaRest, _ rule: SchemaRule, _ number: Int
  ) -> Bool {
    var isRight = true
    for (index, schema) in zip(elements.indices, schemas) {
      if !check(schema, elements[index], index: index) { isRight = false }
      if isStopped || (isQuiet && !isRight) { return false }
    }
    guard elements.count > schemas.count else { return isRight }
    switch rest {
    case .anything: return isRight
    case .schema(let schema): return checkEach(elements[schemas.count...], schema) && isRight
    case .nothing:
      let rest = SchemaRule(keyword: "additionalItems", range: rule.range, test: rule.test)
      return fail(
        rest, number, elements[schemas.count].range, key: String(schemas.count),
        "The array has \(elements.count) elements, and no more than \(schemas.count) are described."
      )
    }
  }

  mutating func checkObject(
    _ object: JSONObject, _ rule: SchemaRule, _ number: Int, _ value: JSONValue
  ) -> Bool {
    switch rule.test {
    case .maxProperties(let most):
      if object.keyCount <= most { return true }
      return fail(
        rule, number, value.range,
        "The object has \(object.keyCount) members; at most \(most) are allowed.")
    case .minProperties(let least):
      if object.keyCount >= least { return true }
      return fail(
        rule, number, value.range,
        "The object has \(object.keyCount) members; at least \(least) are needed.")
    case .required(let names): return hasAll(names, object, rule, number, value)
    case .members(let members): return checkMembers(object, members, rule, number)
    case .dependencies(let dependencies):
      return checkDependencies(dependencies, object, rule, number, value)
    default: return true
    }
  }

  private mutating func hasAll(
    _ names: [String], _ object: JSONObject, _ rule: SchemaRule, _ number: Int, _ value: JSONValue
  ) -> Bool {
    count(names.count / 8)
    var isRight = true
    for name in names where object[name] == nil {
      isRight = fail(rule, number, value.range, Self.missing(name, in: object))
      if isQuiet { return false }
    }
    return isRight
  }

  private static func missing(_ name: String, in object: JSONObject) -> String {
    let near = name.nearest(in: object.members.lazy.map(\.key))
    return "The object has no '\(name)'\(near.map { ", but '\($0)'" } ?? "")."
  }

  private mutating func checkDependencies(
    _ dependencies: [SchemaDependency], _ object: JSONObject, _ rule: SchemaRule, _ number: Int,
    _ value: JSONValue
  ) -> Bool {
    var isRight = true
    for dependency in dependencies where object[dependency.key] != nil {
      switch dependency.demand {
      case .schema(let schema): if !check(schema, value) { isRight = false }
      case .names(let names):
        for name in names where object[name] == nil {
          isRight = fail(
            rule, number, value.range,
            "The object has '\(dependency.key)', which needs '\(name)' beside it.")
        }
      }
      if isStopped || (isQuiet && !isRight) { return false }
    }
    return isRight
  }
}
