import Foundation
import LaminaGeometry
import LaminaTesting
import LaminaText
import LaminaViews
import ReaderFeed
import ReaderViews
import Testing

@Suite("The article")
struct ArticleTests {
  @Test("of entry 7 is complete to its end", .enabled(if: ReaderWindow.hasRealFeed))
  func complete() throws {
    let entry = try Feed(contentsOf: ReaderWindow.realFeed).entries[6]
    let feed = Feed(title: "Test", entries: [entry])
    let window = ReaderWindow.harness(feed)
    let shown = Self.readToTheEnd(window)
    let rows = entry.article.rows
    #expect(shown.count == rows.count)
    for row in rows {
      #expect(Self.squeezed(shown[row.id] ?? "nothing") == Self.squeezed(Self.text(of: row)))
    }
  }

  @Test("has only the rows near the screen", .enabled(if: ReaderWindow.hasRealFeed))
  func lazy() throws {
    let feed = try Feed(contentsOf: ReaderWindow.realFeed)
    let window = ReaderWindow.harness(feed, entry: 7)
    let rows = window.semanticTree.all.count {
      $0.semantics.identifier?.hasPrefix("row ") == true
    }
    #expect((5..<60).contains(rows))
    #expect(feed.entries[6].article.rows.count > 150)
  }

  @Test("has a glyph for every character of the real feed", .enabled(if: ReaderWindow.hasRealFeed))
  func glyphs() throws {
    for entry in try Feed(contentsOf: ReaderWindow.realFeed).entries {
      let text = entry.title + entry.summary + entry.article.text
      for line in text.split(separator: "\n") {
        let layout = TextLayout(RichText(String(line)), width: 600, scale: 1)
        #expect(layout.diagnostics == [])
      }
    }
  }

  @Test("says which pictures are missing, and shows the others")
  func pictures() throws {
    let window = ReaderWindow.harness(try Feed(contentsOf: ReaderWindow.sample), entry: 2)
    let shown = Self.readToTheEnd(window).values
    #expect(shown.contains { $0.contains("Picture not available The far side of the moon") })
    #expect(window.diagnostics.isEmpty)
  }

  @Test("begins at its top when another one is chosen")
  func top() throws {
    let window = ReaderWindow.harness(try Feed(contentsOf: ReaderWindow.sample), entry: 2)
    window.scroll("article", down: 600)
    #expect((window.frame(of: "row 0")?.minY ?? -1_000) < 0)
    window.tap("entry urn:lamina:reader:sample:value")
    let first = try #require(window.frame(of: "row 0"))
    #expect(first.minY > 0 && first.width == 680)
  }

  @Test("looks the same on every run")
  func pixels() throws {
    let feed = try Feed(contentsOf: ReaderWindow.sample)
    let pictures = (0..<3).map { _ in
      ReaderWindow.harness(feed, entry: 2).picture().withUnsafeBytes { Array($0) }
    }
    #expect(pictures[0] == pictures[1] && pictures[1] == pictures[2])
  }

  /// Scrolls from the top to the end; the text of every row that was on screen on the way.
  private static func readToTheEnd(_ window: Harness) -> [Int: String] {
    var shown: [Int: String] = [:]
    for _ in 0..<400 {
      for element in window.semanticTree.all {
        guard let row = element.semantics.identifier.flatMap(rowNumber) else { continue }
        let isOnScreen = element.frame.maxY > 0 && element.frame.minY < ReaderWindow.size.height
        if isOnScreen { shown[row] = words(in: element) }
      }
      let end = window.frame(of: "end of article")
      if let end, end.maxY <= ReaderWindow.size.height + 1 { return shown }
      window.scroll("article", down: 500)
      window.advance(by: 0.05)
    }
    Issue.record("the end of the article was never reached")
    return shown
  }

  private static func rowNumber(_ identifier: String) -> Int? {
    identifier.hasPrefix("row ") ? Int(identifier.dropFirst(4)) : nil
  }

  private static func words(in element: SemanticElement) -> String {
    element.all.filter { $0.children.isEmpty }.compactMap(\.semantics.label).joined(separator: " ")
  }

  private static func text(of row: ArticleRow) -> String {
    let markers = row.insets.map { if case .item(let marker) = $0 { marker ?? "" } else { "" } }
    switch row.content {
    case .heading(_, let text), .paragraph(let text): return text.text + markers.joined()
    case .code(_, let text, _): return text + markers.joined()
    case .table(let table): return table.text + markers.joined()
    case .image(let picture): return "Missing picture: " + picture.alt
    case .rule: return ""
    }
  }

  private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
