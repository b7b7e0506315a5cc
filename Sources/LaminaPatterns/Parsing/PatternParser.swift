/// Reads a pattern by the grammar of ECMA-262, with the leniency that browsers have for braces.
struct PatternParser {
  let scalars: [UInt32]
  private let offsets: [Int]
  var at = 0
  private var groups = 1
  private var depth = 0
  private var looksBehind = 0
  /// How many groups the whole pattern has: `\2` may stand before its group.
  private let groupCount: Int
  private let names: [String: Int]
  private let limits: PatternLimits

  init(_ text: String, limits: PatternLimits) {
    scalars = text.unicodeScalars.map(\.value)
    var offset = 0
    offsets =
      text.unicodeScalars.map { scalar in
        defer { offset += UTF8.width(scalar) }
        return offset
      } + [text.utf8.count]
    (groupCount, names) = PatternParser.groups(in: scalars)
    self.limits = limits
  }

  var next: UInt32? { at < scalars.count ? scalars[at] : nil }

  func isNext(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard at + count <= scalars.count else { return false }
    return (0..<count).allSatisfy { scalars[at + $0] == UInt32(text.utf8Start[$0]) }
  }

  mutating func take(_ text: StaticString) -> Bool {
    guard isNext(text) else { return false }
    at += text.utf8CodeUnitCount
    return true
  }

  func fault(_ message: String, at place: Int? = nil) -> PatternError {
    PatternError(kind: .syntax, offset: offsets[min(place ?? at, scalars.count)], message: message)
  }

  /// The characters from a place to here.
  func text(from place: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[place..<at].compactMap { Unicode.Scalar($0) })
    return String(text)
  }

  mutating func pattern() throws(PatternError) -> PatternNode {
    let node = try choice()
    guard at == scalars.count else { throw fault("The ) closes no group.") }
    return node
  }

  private mutating func choice() throws(PatternError) -> PatternNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= limits.depth else {
      throw PatternError(
        kind: .tooLarge, offset: offsets[at], message: "Groups are more than \(limits.depth) deep.")
    }
    var choices = [try sequence()]
    while take("|") { choices.append(try sequence()) }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func sequence() throws(PatternError) -> PatternNode {
    var nodes: [PatternNode] = []
    while let next, next != 0x7C, next != 0x29 {
      let first = groups
      let start = at
      let node = try atom()
      nodes.append(try repeated(node, groups: first..<groups, from: start))
    }
    return nodes.count == 1 ? nodes[0] : nodes.isEmpty ? .empty : .sequence(nodes)
  }

  private mutating func atom() throws(PatternError) -> PatternNode {
    if take("^") { return .start }
    if take("$") { return .end }
    if take("\\b") { return .wordEdge(isNegative: false) }
    if take("\\B") { return .wordEdge(isNegative: true) }
    if take("(") { return try group() }
    if take(".") { return .set(.notLineEnds) }
    if take("[") { return .set(try characterClass()) }
    if isNext("\\") { return try escape() }
    if isNext("*") || isNext("+") || isNext("?") {
      throw fault(
        "Before the \(isNext("*") ? "*" : isNext("+") ? "+" : "?") stands nothing to repeat.")
    }
    let start = at
    if try count() != nil { throw fault("Before the braces stands nothing to repeat.", at: start) }
    at += 1
    return .set(ScalarSet(scalars[at - 1]))
  }

  private mutating func group() throws(PatternError) -> PatternNode {
    let start = at - 1
    let looks: [(StaticString, LookKind)] = [
      ("?=", LookKind(isAhead: true, isNegative: false)),
      ("?!", LookKind(isAhead: true, isNegative: true)),
      ("?<=", LookKind(isAhead: false, isNegative: false)),
      ("?<!", LookKind(isAhead: false, isNegative: true)),
    ]
    for (text, kind) in looks where take(text) { return try look(kind, start) }
    if take("?:") { return try inside(start) }
    if take("?<") { _ = try groupName() }
    guard !isNext("?") else {
      at += 1
      throw fault("After (? only : = ! <= <! and <name> may follow.", at: start)
    }
    groups += 1
    let number = groups - 1
    return .group(try inside(start), number: number)
  }

  private mutating func look(_ kind: LookKind, _ start: Int) throws(PatternError) -> PatternNode {
    if !kind.isAhead { looksBehind += 1 }
    defer { if !kind.isAhead { looksBehind -= 1 } }
    return .look(try inside(start), kind)
  }

  private mutating func inside(_ start: Int) throws(PatternError) -> PatternNode {
    let node = try choice()
    guard take(")") else { throw fault("The group is not closed: a ) is missing.", at: start) }
    return node
  }

  mutating func groupName() throws(PatternError) -> String {
    let start = at
    while let next, next != 0x3E, next != 0x29 { at += 1 }
    let name = text(from: start)
    guard isNext(">"), !name.isEmpty else {
      throw fault("The name of a group stands between < and >.", at: start)
    }
    at += 1
    return name
  }

  /// The group of a number or a name, which has to be in the pattern.
  func back(to number: Int, from place: Int) throws(PatternError) -> PatternNode {
    guard looksBehind == 0 else {
      throw fault("A reference to a group is not possible in what looks behind.", at: place)
    }
    guard number < groupCount else {
      throw fault(
        "\\\(number) refers to group \(number), and the pattern has \(groupCount - 1).", at: place)
    }
    return .back(number)
  }

  func back(to name: String, from place: Int) throws(PatternError) -> PatternNode {
    guard let number = names[name] else {
      throw fault("\\k<\(name)> refers to a group that the pattern does not have.", at: place)
    }
    return try back(to: number, from: place)
  }
}
