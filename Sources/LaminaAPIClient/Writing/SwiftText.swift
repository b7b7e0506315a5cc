/// Lines of Swift, as the formatter would leave them.
struct SwiftText {
  private var lines: [String] = []
  private var depth = 0

  /// Longer lines are broken where that can be.
  static let width = 100

  /// The whole text.
  var text: String { lines.joined(separator: "\n") + "\n" }

  private var margin: String { String(repeating: "  ", count: depth) }

  mutating func line(_ line: String) { lines.append(line.isEmpty ? "" : margin + line) }

  mutating func lines(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      self.line(String(line))
    }
  }

  /// An empty line, but none after a brace that opens, and no second.
  mutating func gap() {
    guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{") else { return }
    lines.append("")
  }

  /// A head with braces, and what stands between them.
  mutating func block(_ head: String, _ inner: (inout SwiftText) -> Void) {
    line(head + " {")
    within(inner)
  }

  /// A block below a mark, or nothing if nothing stands in it.
  mutating func section(_ title: String, _ head: String, _ inner: (inout SwiftText) -> Void) {
    let outer = lines.count
    gap()
    line("// MARK: \(title)")
    gap()
    let start = lines.count
    block(head, inner)
    if lines.count == start + 2 { lines.removeSubrange(outer...) }
  }

  /// What stands between the braces of a head that was written.
  private mutating func within(_ inner: (inout SwiftText) -> Void) {
    depth += 1
    inner(&self)
    depth -= 1
    if lines.last?.isEmpty == true { lines.removeLast() }
    line("}")
  }

  /// A function with braces: its parameters on one line, or each on one of its own.
  mutating func function(
    _ head: String, _ parameters: [String], _ tail: String, _ inner: (inout SwiftText) -> Void
  ) {
    let isLong = margin.count + tail.count + 3 > Self.width
    guard isLong, let arrow = tail.firstRange(of: " -> ") else {
      list(head + "(", parameters, ")" + tail + " {")
      return within(inner)
    }
    list(head + "(", parameters, ")" + tail[..<arrow.lowerBound])
    line("  " + tail[tail.index(after: arrow.lowerBound)...])
    line("{")
    within(inner)
  }

  /// A list between brackets: on one line, or each part on one of its own.
  mutating func list(_ head: String, _ parts: [String], _ tail: String, comma: Bool = false) {
    let whole = head + parts.joined(separator: ", ") + tail
    if parts.isEmpty || margin.count + whole.count <= Self.width { return line(whole) }
    line(head)
    for (index, part) in parts.enumerated() {
      item(part, index < parts.count - 1 || comma ? "," : "")
    }
    line(tail)
  }

  /// A part of a list; a text that is too long stands below its label.
  private mutating func item(_ part: String, _ end: String) {
    guard margin.count + 2 + part.count + end.count > Self.width,
      let label = part.firstRange(of: ": \"")
    else { return line("  " + part + end) }
    line("  " + part[...label.lowerBound])
    line("    " + part[part.index(label.lowerBound, offsetBy: 2)...] + end)
  }

  /// A line that is broken behind its first bracket if it is too long.
  mutating func breakable(_ text: String) {
    guard margin.count + text.count > Self.width, let bracket = text.firstIndex(of: "(") else {
      return line(text)
    }
    line(String(text[...bracket]))
    line("  " + text[text.index(after: bracket)...])
  }

  /// A case of a switch with what it does, broken as the formatter would if it is too long.
  mutating func arm(_ head: String, _ body: String) {
    let room = Self.width - margin.count
    if head.count + 2 + body.count <= room { return line("\(head): \(body)") }
    line(head + ":")
    depth += 1
    breakable(body)
    depth -= 1
  }

  /// A comment of documentation.
  mutating func document(_ text: String?, or other: String) {
    let room = Self.width - margin.count - 4
    for line in CommentText.lines(text, or: other, width: room) { comment(line) }
  }

  /// What a function takes and does, below its comment.
  mutating func document(
    parameters: [(name: String, text: String)], returns: String?, throws fault: String?
  ) {
    comment("")
    if parameters.count == 1 {
      item("- Parameter \(parameters[0].name): ", parameters[0].text, "  ")
    } else if !parameters.isEmpty {
      comment("- Parameters:")
      for parameter in parameters { item("  - \(parameter.name): ", parameter.text, "    ") }
    }
    if let returns { item("- Returns: ", returns, "  ") }
    if let fault { item("- Throws: ", fault, "  ") }
  }

  private mutating func item(_ mark: String, _ text: String, _ inset: String) {
    let room = Self.width - margin.count - 4
    for (index, line) in CommentText.wrapped(mark + text, width: room - inset.count).enumerated() {
      comment(index == 0 ? line : inset + line)
    }
  }

  private mutating func comment(_ text: String) { line(text.isEmpty ? "///" : "/// " + text) }
}
