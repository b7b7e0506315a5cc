import LaminaMarkup

extension BlockBuilder {
  /// A `figure` or `div`: where a highlighter made it, its table is a gutter beside the code.
  mutating func addFigure(_ node: MarkupNode, _ context: Context) {
    var context = context
    let classes = node.classes
    if classes.contains(where: { $0 == "highlight" || $0.hasPrefix("highlighter-") }) {
      context.listing = Listing(language: Self.language(classes) ?? context.listing?.language)
    }
    addBlock(node, context)
  }

  /// A `pre`: a listing, unless it is the gutter with its line numbers.
  mutating func addCode(_ node: MarkupNode, _ context: Context) {
    if context.listing != nil && Self.isGutter(node) { return }
    flush()
    let inner = node.child(html: "code").map { Self.language($0.classes) } ?? nil
    let language = Self.language(node.classes) ?? inner ?? context.listing?.language
    let text = CodeText(node).text
    for piece in text.pieces(ofBytes: reader.limits.blockBytes, endingAt: \.isNewline) {
      append(.code(language: language, text: piece))
    }
  }

  /// True for line numbers: hexo writes `td.gutter > pre`, others name the `pre` itself.
  private static func isGutter(_ node: MarkupNode) -> Bool {
    let marks: Set<Substring> = ["gutter", "lineno", "linenos", "line-numbers"]
    return !marks.isDisjoint(with: node.classes) || !marks.isDisjoint(with: node.parentClasses)
  }

  /// Hexo: "highlight swift"; Markdown's renderers: "language-swift".
  private static func language(_ classes: [Substring]) -> String? {
    let named = classes.lazy.compactMap { name in
      ["language-", "lang-"].first { name.hasPrefix($0) }.map { name.dropFirst($0.count) }
    }.first
    let second = classes.first == "highlight" ? classes.dropFirst().first : nil
    guard let name = named ?? second, name != "plain", name != "plaintext" else { return nil }
    return String(name)
  }
}

/// The characters of a `pre` as they stand, with `br` as a line break.
private struct CodeText {
  private var written = ""

  init(_ node: MarkupNode) { add(node) }

  /// Without white space at the end of lines, and without empty lines at either end.
  var text: String {
    let lines = written.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map(Self.withoutBlanksAtEnd)
    let first = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    let end = (lines.lastIndex { !$0.isEmpty } ?? lines.startIndex - 1) + 1
    return first < end ? lines[first..<end].joined(separator: "\n") : ""
  }

  private static func withoutBlanksAtEnd(_ line: Substring) -> Substring {
    guard let last = line.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return line[...last]
  }

  private mutating func add(_ node: MarkupNode) {
    for child in node.children {
      switch child.kind {
      case .text: written += child.characters
      case .entity: written += "&\(child.name);"
      case .element where child.name.lowercased() == "br": written += "\n"
      case .element: add(child)
      case .other: break
      }
    }
  }
}
