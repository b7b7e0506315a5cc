import LaminaGeometry

/// Reads a visual format from left to right; every step either goes on or throws at its character.
///
/// ```
///  line       := (H: | V:)? (| connection)? item (connection item)* (connection |)?
///  item       := [ name rules? ]
///  connection := - length - | - rules - | - | nothing
///  rules      := ( rule (, rule)* )
///  rule       := (== | <= | >=)? length (@ priority)?
///  length     := number | metric | item's name (only in an item)
/// ```
///
/// Nothing nests, so the stack stays flat; the length of the text is limited.
struct VisualFormatParser {
  /// The most characters that are read.
  static let limit = 10_000

  let format: String
  let metrics: [String: CGFloat]
  /// The names that may stand for items; nil for any.
  let names: Set<String>?
  private let characters: [Character]
  private var index = 0

  init(_ format: String, metrics: [String: CGFloat], names: Set<String>?) {
    self.format = format
    self.metrics = metrics
    self.names = names
    characters = Array(format.prefix(Self.limit + 1))
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    if characters.count > Self.limit { throw error(.tooLong(limit: Self.limit), at: Self.limit) }
    var line = VisualFormat()
    line.axis = axis()
    skipSpaces()
    if next == nil { throw error(.empty) }
    if consume("|") { line.opening = try connection() }
    try items(into: &line)
    skipSpaces()
    if next != nil { throw error(.expectedEnd) }
    return line
  }

  private mutating func axis() -> Axis {
    skipSpaces()
    let letters = String(characters[index...].prefix(2))
    guard letters == "H:" || letters == "V:" else { return .horizontal }
    index += 2
    return letters == "H:" ? .horizontal : .vertical
  }

  private mutating func items(into line: inout VisualFormat) throws(VisualFormatError) {
    skipSpaces()
    if next == "|" { throw error(.noItem) }
    line.boxes.append(try item())
    while true {
      skipSpaces()
      guard let next, next == "-" || next == "[" || next == "|" else { return }
      let between = try connection()
      skipSpaces()
      if consume("|") {
        line.closing = between
        return
      }
      line.connections.append(between)
      line.boxes.append(try item())
    }
  }

  private mutating func item() throws(VisualFormatError) -> VisualFormat.Box {
    skipSpaces()
    guard consume("[") else { throw error(.expectedItem) }
    skipSpaces()
    let start = index
    guard let name = name() else { throw error(.expectedName) }
    try check(item: name, at: start)
    skipSpaces()
    let lengths = next == "(" ? try rules(inItem: true) : []
    skipSpaces()
    guard consume("]") else { throw error(.expectedEndOfItem(name: name)) }
    return VisualFormat.Box(name: name, lengths: lengths)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    skipSpaces()
    guard consume("-") else { return .flush }
    skipSpaces()
    if next == "[" || next == "|" { return .standard }
    if next == nil { throw error(.expectedItem) }
    let lengths =
      next == "("
      ? try rules(inItem: false)
      : [VisualFormat.Predicate(object: try length(inItem: false))]
    skipSpaces()
    guard consume("-") else { throw error(.expectedEndOfConnection) }
    return .lengths(lengths)
  }

  private mutating func rules(
    inItem: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = consume("(")
    var rules: [VisualFormat.Predicate] = []
    repeat { rules.append(try rule(inItem: inItem)) } while consume(",")
    guard consume(")") else { throw error(.expectedEndOfRules) }
    return rules
  }

  private mutating func rule(inItem: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
    skipSpaces()
    let relation = relation()
    skipSpaces()
    var rule = VisualFormat.Predicate(relation: relation, object: try length(inItem: inItem))
    skipSpaces()
    if consume("@") { rule.priority = try priority() }
    skipSpaces()
    return rule
  }

  private mutating func relation() -> Relation {
    switch String(characters[index...].prefix(2)) {
    case "==": index += 2
    case "<=":
      index += 2
      return .lessThanOrEqual
    case ">=":
      index += 2
      return .greaterThanOrEqual
    default: break
    }
    return .equal
  }

  private mutating func length(
    inItem: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate.Object {
    let start = index
    if let number = try number() { return .constant(CGFloat(number)) }
    guard let name = name() else { throw error(.expectedLength) }
    if let metric = metrics[name], metric.isFinite { return .constant(metric) }
    guard inItem else {
      let isItem = names?.contains(name) == true
      throw error(
        isItem ? .itemAsDistance(name) : .unknownMetric(name, known: Array(metrics.keys)),
        at: start)
    }
    try check(item: name, at: start)
    return .item(name)
  }

  private mutating func priority() throws(VisualFormatError) -> ConstraintPriority {
    skipSpaces()
    let start = index
    var value = try number()
    if value == nil, let name = name() {
      guard let metric = metrics[name] else {
        throw error(.unknownMetric(name, known: Array(metrics.keys)), at: start)
      }
      value = Double(metric)
    }
    guard let value else { throw error(.expectedPriority) }
    guard value >= 1, value <= 1000 else { throw error(.priorityOutOfRange(value), at: start) }
    return ConstraintPriority(value)
  }
}

// MARK: - Characters

extension VisualFormatParser {
  private var next: Character? { index < characters.count ? characters[index] : nil }

  private mutating func consume(_ character: Character) -> Bool {
    guard next == character else { return false }
    index += 1
    return true
  }

  private mutating func skipSpaces() {
    while let next, next.isWhitespace { index += 1 }
  }

  /// Letters, digits and underscores, no digit first.
  private mutating func name() -> String? {
    guard let first = next, first.isLetter || first == "_" else { return nil }
    let start = index
    while let next, next.isLetter || next.isNumber || next == "_" { index += 1 }
    return String(characters[start..<index])
  }

  /// A decimal number with or without a sign.
  private mutating func number() throws(VisualFormatError) -> Double? {
    let start = index
    if next == "-" || next == "+" { index += 1 }
    let digits = index
    while let next, next.isASCII, next.isNumber || next == "." { index += 1 }
    guard index > digits else {
      index = start
      return nil
    }
    guard let value = Double(String(characters[start..<index])) else {
      throw error(.expectedLength, at: start)
    }
    guard abs(value) <= 1e6 else { throw error(.numberOutOfRange, at: start) }
    return value
  }

  private func check(item name: String, at place: Int) throws(VisualFormatError) {
    if let names, !names.contains(name) {
      throw error(.unknownItem(name, known: Array(names)), at: place)
    }
  }

  private func error(_ problem: VisualFormatError.Problem, at place: Int? = nil)
    -> VisualFormatError
  { VisualFormatError(problem, at: place ?? index, in: format) }
}
