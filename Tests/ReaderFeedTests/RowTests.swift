import ReaderFeed
import Testing

@Suite("An article's rows")
struct RowTests {
  private func rows(_ html: String) throws -> [ArticleRow] { try Outline.article(html: html).rows }

  @Test("take lists and quotes apart and say what stands to the left")
  func insets() throws {
    let rows = try rows(
      "<p>a</p><blockquote><p>b</p><ul><li>c<p>d</p></li><li>e</li></ul></blockquote><p>f</p>")
    #expect(rows.map(\.id) == [0, 1, 2, 3, 4, 5])
    #expect(
      rows.map(\.insets) == [
        [], [.quote], [.quote, .item(marker: "•")], [.quote, .item(marker: nil)],
        [.quote, .item(marker: "•")], [],
      ])
    #expect(rows.map(\.continuedInsets) == [0, 0, 1, 2, 1, 0])
    #expect(rows.map(\.gap) == [.none, .normal, .normal, .tight, .tight, .normal])
  }

  @Test("number ordered items and change the bullet with the depth")
  func markers() throws {
    let rows = try rows("<ol start='9'><li>a</li><li><ul><li>b</li></ul></li></ol>")
    #expect(
      rows.map(\.insets) == [
        [.item(marker: "9.")], [.item(marker: "10."), .item(marker: "◦")],
      ])
  }

  @Test("keep two quotes apart")
  func quotes() throws {
    let rows = try rows("<blockquote>a</blockquote><blockquote>b</blockquote>")
    #expect(rows.map(\.continuedInsets) == [0, 0])
  }

  @Test("keep lists together, and apart from each other")
  func lists() throws {
    let rows = try rows("<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul><ol><li>e</ol>")
    #expect(rows.map(\.gap) == [.none, .tight, .tight, .tight, .normal])
  }

  @Test("leave room before headings")
  func headings() throws {
    let rows = try rows("<h1>a</h1><p>b</p><h2>c</h2><h3>d</h3><h2>e</h2>")
    #expect(rows.map(\.gap) == [.none, .normal, .wide, .normal, .wide])
  }

  @Test("hold every block of the real feed once", .enabled(if: RealFeed.isPresent))
  func real() throws {
    for entry in try Feed(contentsOf: RealFeed.path).entries {
      let text = Outline.of(entry.article.blocks)
      #expect(entry.article.rows.count == text.split(separator: "\n").count { Self.isRow($0) })
    }
  }

  // Every outline line is a row, but for the lines of a listing and the later rows of a table.
  private static func isRow(_ line: Substring) -> Bool {
    let words = line.drop { " >-0123456789.".contains($0) }
    return ["h1 ", "h2 ", "h3 ", "p ", "code ", "image ", "row !"].contains { words.hasPrefix($0) }
      || words == "rule"
  }
}
