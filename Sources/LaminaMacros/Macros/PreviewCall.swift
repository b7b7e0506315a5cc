/// The parts of `#Preview(arguments) { body }`.
struct PreviewCall {
  let source: SwiftSource
  /// What stands in the parentheses, without a body that is a closure.
  private(set) var arguments = ""
  /// What stands in the closure's braces, in bytes; nil where the body is no closure.
  private(set) var body: Range<Int>?
  /// How many lines of comments stand in front.
  let lineOffset: Int

  init(_ source: SwiftSource) throws(MacroError) {
    self.source = source
    lineOffset = source.bytes[..<source.outline.lowerBound].count { $0 == 10 }
    var index = source.tokens.firstIndex { ["(", "{"].contains($0.text) } ?? source.tokens.count
    if index < source.tokens.count, source.tokens[index].text == "(" {
      readArguments(openedAt: index)
      index = source.close(of: index) + 1
    }
    if index < source.tokens.count, source.tokens[index].text == "{" {
      body = Self.inside(index, source)
    } else if body == nil, !arguments.contains("body:") {
      throw MacroError(
        "#Preview shows nothing: give it a closure with a view, #Preview { Text(\"Hello\") }")
    }
  }

  private mutating func readArguments(openedAt open: Int) {
    let close = source.close(of: open)
    let inside = source.tokens[(open + 1)..<close]
    guard let first = inside.first else { return }
    var pieces = source.pieces(of: inside, at: first.depth, separator: ",")
    if let last = pieces.last, last.first?.text == "body",
      let brace = last.dropFirst(2).first, brace.text == "{",
      source.close(of: last.startIndex + 2) == last.endIndex - 1
    {
      body = Self.inside(last.startIndex + 2, source)
      pieces.removeLast()
    }
    arguments = pieces.map { source.text($0) }.joined(separator: ", ")
  }

  /// The bytes between two braces.
  private static func inside(_ open: Int, _ source: SwiftSource) -> Range<Int> {
    let start = source.tokens[open].range.upperBound
    return start..<max(start, source.tokens[source.close(of: open)].range.lowerBound)
  }
}
