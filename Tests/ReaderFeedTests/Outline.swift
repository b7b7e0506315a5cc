import Foundation
import ReaderFeed

/// Blocks as lines of text, so that a test can show what it expects.
enum Outline {
  static func of(_ blocks: [Block]) -> String { lines(blocks).joined(separator: "\n") }

  /// The outline of an article that is this HTML.
  static func of(html: String, limits: FeedLimits = FeedLimits()) throws -> String {
    of(try article(html: html, limits: limits).blocks)
  }

  static func article(html: String, limits: FeedLimits = FeedLimits()) throws -> Article {
    let content = "<content type=\"html\">\(escaped(html))</content>"
    let feed = try Feed(data: atom(entry: content), name: "test.xml", limits: limits)
    return feed.entries.first?.article ?? Article()
  }

  /// A feed of one entry with these elements besides its id, title and link.
  static func atom(entry elements: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom"><title>Test</title>
      <entry><id>1</id><title>One</title><link href="https://example.org/one/"/>\(elements)</entry>
      </feed>
      """.utf8)
  }

  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }

  private static func lines(_ blocks: [Block]) -> [String] { blocks.flatMap(lines) }

  private static func lines(_ block: Block) -> [String] {
    switch block {
    case .heading(let level, let text): ["h\(level) \(marked(text))"]
    case .paragraph(let text): ["p \(marked(text))"]
    case .list(let ordered, let items):
      items.flatMap { indented(lines($0.blocks), after: ordered ? "\($0.number)." : "-") }
    case .quote(let blocks): lines(blocks).map { "> " + $0 }
    case .code(let language, let text, _):
      ["code \(language ?? "?")"] + text.components(separatedBy: "\n").map { "| " + $0 }
    case .image(let picture):
      ["image \(picture.source) [\(picture.alt)]\(picture.isMissing ? " missing" : "")"]
    case .rule: ["rule"]
    case .table(let table): table.rows.map { "row " + $0.map(cell).joined(separator: " | ") }
    }
  }

  private static func indented(_ lines: [String], after marker: String) -> [String] {
    lines.enumerated().map { ($0.offset == 0 ? marker : "  ") + " " + $0.element }
  }

  private static func cell(_ cell: Table.Cell) -> String {
    let alignment = cell.alignment == .center ? "^" : cell.alignment == .trailing ? "}" : ""
    return (cell.isHeader ? "!" : "") + alignment + lines(cell.blocks).joined(separator: "; ")
  }

  private static func marked(_ inline: Inline) -> String {
    inline.runs.map { run in
      var text = run.text.replacingOccurrences(of: "\n", with: "⏎")
      if run.style.contains(.code) { text = "`\(text)`" }
      if run.style.contains(.bold) { text = "*\(text)*" }
      if run.style.contains(.italic) { text = "/\(text)/" }
      if run.style.contains(.strikethrough) { text = "~\(text)~" }
      return run.link.map { "[\(text)](\($0.absoluteString))" } ?? text
    }.joined()
  }
}
