import LaminaGeometry
import LaminaLayout

/// What is wrong with a fixture's text.
struct FixtureError: Error, CustomStringConvertible {
  var line: Int
  var message: String
  var description: String { "line \(line): \(message)" }
}

extension Fixture {
  /// Reads a fixture.
  init(_ text: String) throws {
    var reader = FixtureReader(text)
    (size, direction) = try reader.header()
    root = try reader.tree(direction: direction)
    expected = try reader.expectations()
  }
}

/// Reads a fixture line by line; comments and blank lines are gone.
private struct FixtureReader {
  private var lines: ArraySlice<Line>

  private struct Line {
    var number: Int
    var indent: Int
    var text: String
  }

  init(_ text: String) {
    lines =
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { index, line in
        let bare = line.prefix { $0 != "#" }
        return Line(
          number: index + 1, indent: bare.prefix { $0 == " " }.count,
          text: bare.trimmingCharacters(in: .whitespaces))
      }
      .filter { !$0.text.isEmpty }[...]
  }

  mutating func header() throws -> (ProposedViewSize, LayoutDirection) {
    var size: ProposedViewSize?
    var direction = LayoutDirection.leftToRight
    while let line = lines.first, let (key, value) = setting(line) {
      lines.removeFirst()
      switch key {
      case "size": size = try at(line) { try FixtureValue(value).size() }
      case "direction": direction = try at(line) { try FixtureValue(value).direction() }
      default: break
      }
    }
    guard let size else { throw FixtureError(line: 1, message: "no size line") }
    return (size, direction)
  }

  private func setting(_ line: Line) -> (String, String)? {
    let words = line.text.split(separator: " ").map(String.init)
    guard words.count == 2, ["size", "direction"].contains(words[0]) else { return nil }
    return (words[0], words[1])
  }

  mutating func tree(direction: LayoutDirection) throws -> FixtureNode {
    try node(FixtureContext(direction: direction, orientation: nil))
  }

  /// Reads an element and, further to the right, its children.
  private mutating func node(_ context: FixtureContext) throws -> FixtureNode {
    guard let line = lines.popFirst() else { throw FixtureError(line: 0, message: "no tree") }
    var words = words(of: line.text)
    let call = FixtureCall(words.removeFirst(), words)
    let inner = try at(line) {
      context.inside(call.name)
        .turned(to: try FixtureElement.direction(inside: call, context.direction))
    }
    var children: [FixtureNode] = []
    while let next = lines.first, next.indent > line.indent {
      children.append(try node(inner))
    }
    return try at(line) { try FixtureElement.node(call, children, context) }
  }

  mutating func expectations() throws -> [String: Fixture.Expectation] {
    guard let line = lines.popFirst(), line.text == "expect" else {
      throw FixtureError(line: lines.first?.number ?? 0, message: "no 'expect' after the tree")
    }
    var result: [String: Fixture.Expectation] = [:]
    while let line = lines.popFirst() {
      let words = line.text.split(separator: " ").map(String.init)
      guard result[words[0]] == nil else {
        throw FixtureError(line: line.number, message: "'\(words[0])' is expected twice")
      }
      result[words[0]] = try at(line) { try expectation(Array(words.dropFirst())) }
    }
    guard !result.isEmpty else {
      throw FixtureError(line: line.number, message: "nothing is expected")
    }
    return result
  }

  private func expectation(_ words: [String]) throws -> Fixture.Expectation {
    if words == ["hidden"] { return .hidden }
    let numbers = try words.map { try FixtureValue($0).number() }
    guard numbers.count == 4 else { throw FixtureValue.Problem("x y width height wanted") }
    return .frame(
      CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }

  /// Splits at spaces outside of parentheses.
  private func words(of text: String) -> [String] {
    var words = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == " ", depth == 0 {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  private func at<Result>(_ line: Line, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let problem as FixtureValue.Problem {
      throw FixtureError(line: line.number, message: problem.message)
    }
  }
}
