internal import LaminaJSON
internal import LaminaPatterns

/// Applies a schema's rules to a value and what is in it.
struct SchemaEvaluator {
  let schema: JSONSchema
  private(set) var result = SchemaResult(violations: [], limit: nil)
  /// Whether only the answer counts, and violations are not described.
  var isQuiet: Bool
  private var path: [Step] = []
  private var steps = 0
  private var depth = 0
  /// Schemas inside each other that judge the same value.
  private var sameValue = 0
  private let stack = StackGauge()

  /// A step into a value; its text is made when it is needed.
  private enum Step {
    case key(String)
    case index(Int)
  }

  init(_ schema: JSONSchema, isQuiet: Bool = false) {
    self.schema = schema
    self.isQuiet = isQuiet
  }

  var isStopped: Bool { result.limit != nil }

  mutating func stop(_ limit: SchemaResult.Limit) {
    if result.limit == nil { result.limit = limit }
  }

  /// Whether a value keeps the rules of a schema.
  mutating func check(_ number: Int, _ value: JSONValue) -> Bool {
    var number = number
    while let target = schema.nodes[number].target { number = target }
    depth += 1
    sameValue += 1
    defer {
      depth -= 1
      sameValue -= 1
    }
    guard !isStopped, !schema.nodes[number].rules.isEmpty, isWithinLimits(number) else {
      return !isStopped
    }
    return checkRules(number, value)
  }

  private mutating func checkRules(_ number: Int, _ value: JSONValue) -> Bool {
    var isRight = true
    for rule in schema.nodes[number].rules {
      steps += 1
      if !apply(rule, number, value) { isRight = false }
      if isStopped || (isQuiet && !isRight) { return false }
    }
    return isRight
  }

  private mutating func isWithinLimits(_ number: Int) -> Bool {
    if sameValue > schema.nodes.count {
      stop(.circularReference(schema: schema.nodes[number].pointer))
    } else if depth > schema.limits.depth {
      stop(.depth(schema.limits.depth))
    } else if stack.isFull {
      stop(.depth(depth - 1))
    } else if steps > schema.limits.steps {
      stop(.steps(schema.limits.steps))
    }
    return !isStopped
  }

  mutating func check(_ number: Int, _ value: JSONValue, key: String) -> Bool {
    check(number, value, .key(key))
  }

  mutating func check(_ number: Int, _ value: JSONValue, index: Int) -> Bool {
    check(number, value, .index(index))
  }

  private mutating func check(_ number: Int, _ value: JSONValue, _ step: Step) -> Bool {
    let outer = sameValue
    sameValue = 0
    path.append(step)
    defer {
      path.removeLast()
      sameValue = outer
    }
    return check(number, value)
  }

  /// Adds steps for what a rule does by itself.
  mutating func count(_ more: Int) { steps += more }

  /// Describing a violation takes as long as so many rules.
  private static let stepsOfViolation = 20

  /// Describes a violation; always false.
  mutating func fail(
    _ rule: SchemaRule, _ number: Int, _ range: Range<Int>, key: String? = nil,
    causes: [SchemaViolation] = [], _ message: @autoclosure () -> String
  ) -> Bool {
    guard !isQuiet, !isStopped else { return false }
    steps += Self.stepsOfViolation
    guard result.violations.count < schema.limits.violations else {
      stop(.violations(schema.limits.violations))
      return false
    }
    let node = schema.nodes[number]
    let pointer = key.map { self.pointer.appending($0) } ?? self.pointer
    result.violations.append(
      SchemaViolation(
        range: range, pointer: pointer, keyword: rule.keyword, schemaRange: rule.range,
        schemaDocument: schema.documents[node.document], schemaPointer: node.pointer,
        message: message(), causes: causes))
    return false
  }

  private var pointer: JSONPointer {
    JSONPointer(
      tokens: path.map {
        switch $0 {
        case .key(let key): key
        case .index(let index): String(index)
        }
      })
  }

  /// Judges a value without keeping the violations: the answer, and what was found.
  mutating func attempt(_ number: Int, _ value: JSONValue) -> (
    isRight: Bool, found: [SchemaViolation]
  ) {
    let kept = result.violations.count
    let isRight = check(number, value)
    defer { result.violations.removeSubrange(min(kept, result.violations.count)...) }
    return (isRight, isQuiet ? [] : Array(result.violations[min(kept, result.violations.count)...]))
  }
}
