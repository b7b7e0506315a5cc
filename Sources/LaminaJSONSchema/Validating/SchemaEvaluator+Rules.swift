internal import LaminaJSON
internal import LaminaPatterns

extension SchemaEvaluator {
  /// Whether a value keeps a rule; rules for other types of values do not count.
  mutating func apply(_ rule: SchemaRule, _ number: Int, _ value: JSONValue) -> Bool {
    switch rule.test {
    case .type(let types, let schemas, let isNegated):
      return isNegated
        ? isNone(of: types, schemas, rule, number, value)
        : isOne(of: types, schemas, rule, number, value)
    case .values(let values): return isListed(values, rule, number, value)
    case .maximum, .minimum, .multiple: return checkNumber(rule, number, value)
    case .maxLength, .minLength, .pattern: return checkText(rule, number, value)
    case .format(let format): return checkFormat(format, rule, number, value)
    case .maxItems, .minItems, .uniqueItems, .items, .itemList:
      guard let elements = value.array else { return true }
      return checkArray(elements, rule, number, value)
    case .maxProperties, .minProperties, .required, .members, .dependencies:
      guard let object = value.object else { return true }
      return checkObject(object, rule, number, value)
    case .allOf(let schemas): return isAll(of: schemas, value)
    case .anyOf(let schemas): return isAny(of: schemas, rule, number, value)
    case .oneOf(let schemas): return isExactlyOne(of: schemas, rule, number, value)
    case .not(let schema):
      guard isQuietly(schema, value), !isStopped else { return !isStopped }
      return fail(
        rule, number, value.range, "The value fits the schema of 'not', which it must not.")
    }
  }

  private mutating func isListed(
    _ values: [JSONValue], _ rule: SchemaRule, _ number: Int, _ value: JSONValue
  ) -> Bool {
    count(values.count / 8)
    if values.contains(value) { return true }
    return fail(rule, number, value.range, Self.unlisted(value, values))
  }

  private static func unlisted(_ value: JSONValue, _ values: [JSONValue]) -> String {
    let shown = values.prefix(8).map { $0.shortText }.joined(separator: ", ")
    let rest = values.count > 8 ? " and \(values.count - 8) more" : ""
    let near = value.string.flatMap { $0.nearest(in: values.compactMap(\.string)) }
    return "\(value.shortText) is none of \(shown)\(rest)."
      + (near.map { " Did you mean \"\($0)\"?" } ?? "")
  }

  private mutating func checkNumber(_ rule: SchemaRule, _ node: Int, _ value: JSONValue) -> Bool {
    guard let number = value.number else { return true }
    switch rule.test {
    case .maximum(let bound, let isExclusive):
      if isExclusive ? number < bound : number <= bound { return true }
      let words = isExclusive ? "less than" : "at most"
      return fail(rule, node, value.range, "\(number) should be \(words) \(bound).")
    case .minimum(let bound, let isExclusive):
      if isExclusive ? number > bound : number >= bound { return true }
      let words = isExclusive ? "more than" : "at least"
      return fail(rule, node, value.range, "\(number) should be \(words) \(bound).")
    case .multiple(let divisor):
      if number.isMultiple(of: divisor) { return true }
      return fail(rule, node, value.range, "\(number) is no multiple of \(divisor).")
    default: return true
    }
  }

  private mutating func checkText(_ rule: SchemaRule, _ node: Int, _ value: JSONValue) -> Bool {
    guard let text = value.string else { return true }
    switch rule.test {
    case .maxLength(let most):
      if text.utf8.count <= most || text.unicodeScalars.count <= most { return true }
      let length = text.unicodeScalars.count
      return fail(
        rule, node, value.range, "The text has \(length) characters; at most \(most) are allowed.")
    case .minLength(let least):
      let length = text.unicodeScalars.count
      if length >= least { return true }
      return fail(
        rule, node, value.range, "The text has \(length) characters; at least \(least) are needed.")
    case .pattern(let pattern):
      if matches(pattern, text) { return true }
      return fail(
        rule, node, value.range, "\(value.shortText) does not match the pattern \(pattern.text).")
    default: return true
    }
  }

  /// Whether a text matches; a pattern that takes too long ends the judging.
  mutating func matches(_ pattern: TextPattern, _ text: String) -> Bool {
    var steps = text.utf8.count
    defer { count(steps / 16) }
    do {
      return try pattern.matches(text, steps: &steps)
    } catch {
      stop(.pattern("The pattern \(pattern.text) cannot be judged: \(error.message)"))
      return false
    }
  }

  private mutating func checkFormat(
    _ format: SchemaFormat, _ rule: SchemaRule, _ node: Int, _ value: JSONValue
  ) -> Bool {
    guard let text = value.string, !format.accepts(text) else { return true }
    return fail(rule, node, value.range, "\(value.shortText) is no \(format.sentence).")
  }
}

extension JSONValue {
  /// The value for a sentence, shortened.
  var shortText: String {
    let text = text(limitedTo: 80)
    return text.utf8.count <= 60 ? text : String(text.unicodeScalars.prefix(56)) + "…"
  }
}
