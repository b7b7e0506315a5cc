import Foundation
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
    let code = CodeText(node)
    var start = code.text.startIndex
    for piece in code.text.pieces(ofBytes: reader.limits.blockBytes, endingAt: \.isNewline) {
      guard let place = code.text.range(of: piece, range: start..<code.text.endIndex) else {
        continue
      }
      append(.code(language: language, text: piece, marks: code.marks(in: place)))
      start = place.upperBound
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

/// The characters of a `pre` as they stand, with `br` as a line break, and what its `span`s mark.
private struct CodeText {
  /// Without white space at the end of lines, and without empty lines at either end.
  private(set) var text = ""
  private var marks: [CodeMark] = []
  private var written = ""

  init(_ node: MarkupNode) {
    add(node, as: nil)
    trim()
  }

  /// The marks in a part of the text, by the bytes of that.
  func marks(in part: Range<String.Index>) -> [CodeMark] {
    let start = text.utf8.distance(from: text.startIndex, to: part.lowerBound)
    let bytes = start..<(start + text.utf8.distance(from: part.lowerBound, to: part.upperBound))
    return marks.compactMap { $0.moved(from: bytes, to: 0) }
  }

  private mutating func trim() {
    let lines = written.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map(Self.withoutBlanksAtEnd)
    let first = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    let end = (lines.lastIndex { !$0.isEmpty } ?? lines.startIndex - 1) + 1
    guard first < end else { return }
    text = lines[first..<end].joined(separator: "\n")
    marks = moved(lines[first..<end])
  }

  /// The marks at the places that lines of what is written have in the text; a mark ends with its line.
  private func moved(_ lines: ArraySlice<Substring>) -> [CodeMark] {
    var found: [CodeMark] = []
    var (start, place, index) = (0, 0, written.startIndex)
    var rest = marks[...]
    for line in lines {
      start += written.utf8.distance(from: index, to: line.startIndex)
      index = line.startIndex
      let bytes = start..<(start + line.utf8.count)
      rest = rest.drop { $0.utf8.upperBound <= bytes.lowerBound }
      for mark in rest.prefix(while: { $0.utf8.lowerBound < bytes.upperBound }) {
        if let mark = mark.moved(from: bytes, to: place) { found.append(mark) }
      }
      place += bytes.count + 1
    }
    return found
  }

  private static func withoutBlanksAtEnd(_ line: Substring) -> Substring {
    guard let last = line.lastIndex(where: { !$0.isWhitespace }) else { return line.prefix(0) }
    return line[...last]
  }

  private mutating func add(_ node: MarkupNode, as kind: CodeMark.Kind?) {
    for child in node.children {
      switch child.kind {
      case .text: write(child.characters, as: kind)
      case .entity: write("&\(child.name);", as: kind)
      case .element where child.name.lowercased() == "br": written += "\n"
      case .element: add(child, as: child.classes.lazy.compactMap(CodeMark.Kind.init).first ?? kind)
      case .other: break
      }
    }
  }

  private mutating func write(_ characters: some StringProtocol, as kind: CodeMark.Kind?) {
    let start = written.utf8.count
    written += characters
    guard let kind, start < written.utf8.count else { return }
    marks.append(CodeMark(start..<written.utf8.count, kind))
  }
}

extension CodeMark {
  /// The part of the mark in some bytes, which begin at `place` elsewhere; nil if there is none.
  fileprivate func moved(from bytes: Range<Int>, to place: Int) -> CodeMark? {
    let part = utf8.clamped(to: bytes)
    guard !part.isEmpty else { return nil }
    let start = place + part.lowerBound - bytes.lowerBound
    return CodeMark(start..<(start + part.count), kind)
  }
}
