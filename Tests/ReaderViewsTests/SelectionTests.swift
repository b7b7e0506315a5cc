import LaminaGeometry
import LaminaHost
import LaminaTesting
import LaminaViews
import ReaderFeed
import ReaderViews
import Testing

@Suite("Text of an article")
struct SelectionTests {
  @Test("is selected by dragging and copied with Ctrl+C")
  func copy() throws {
    let feed = try Feed(contentsOf: ReaderWindow.sample)
    let window = ReaderWindow.harness(feed)
    let row = try #require(window.frame(of: "row 0"))
    window.drag(
      from: CGPoint(x: row.minX + 1, y: row.minY + 12),
      to: CGPoint(x: row.minX + 200, y: row.minY + 12))
    window.press("c", modifiers: .command)
    let copied = try #require(window.clipboard.string)
    #expect(copied.count > 10)
    #expect(feed.entries[0].article.text.hasPrefix(copied))
  }

  @Test("leaves the keys that scroll to the article")
  func scrolling() throws {
    let window = ReaderWindow.harness(try Feed(contentsOf: ReaderWindow.sample), entry: 2)
    let row = try #require(window.frame(of: "row 0"))
    window.tap(at: CGPoint(x: row.minX + 50, y: row.minY + 12), count: 2)
    window.press(.pageDown)
    window.advance(by: 1)
    #expect((window.frame(of: "row 0")?.minY ?? -5_000) < row.minY - 300)
  }
}
