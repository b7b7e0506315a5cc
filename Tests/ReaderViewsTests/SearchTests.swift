import LaminaGeometry
import LaminaTesting
import LaminaViews
import ReaderFeed
import ReaderViews
import Testing

@Suite("Searching in Reader")
struct SearchTests {
  private func window() throws -> (Harness, Feed) {
    let feed = try Feed(contentsOf: ReaderWindow.sample)
    return (ReaderWindow.harness(feed), feed)
  }

  private func shown(_ window: Harness, _ feed: Feed) -> [Int] {
    feed.entries.indices.filter { window.exists("entry \(feed.entries[$0].id)") }
  }

  @Test("Ctrl+F leads to the search, and each key narrows the list")
  func typing() throws {
    let (window, feed) = try window()
    #expect(shown(window, feed) == [0, 1, 2])
    window.press("f", modifiers: .command)
    window.type("界面")
    #expect(shown(window, feed) == [2])
    #expect(window.text(of: "found") == "1 of 3 articles")
    window.type("zzz")
    #expect(shown(window, feed).isEmpty)
    #expect(window.text(of: "found") == "Nothing found")
    #expect(window.diagnostics.isEmpty)
  }

  @Test("Escape empties the search, and leaves it when it is empty")
  func escape() throws {
    let (window, feed) = try window()
    window.press("f", modifiers: .command)
    window.type("界面")
    window.press(.escape)
    #expect(shown(window, feed) == [0, 1, 2] && !window.exists("found"))
    window.press(.escape)
    window.press(.downArrow)
    #expect(window.text(of: "article")?.contains(feed.entries[1].title) == true)
  }

  @Test("Return opens the first that was found, and the place is marked there")
  func opening() throws {
    let (window, feed) = try window()
    window.press("f", modifiers: .command)
    window.type("界面")
    let before = window.picture().withUnsafeBytes { Array($0) }
    window.press(.return)
    #expect(window.text(of: "article")?.contains(feed.entries[2].title) == true)
    #expect(window.picture().withUnsafeBytes { Array($0) } != before)
  }

  @Test("the real feed is searched as one types", .enabled(if: ReaderWindow.hasRealFeed))
  func real() throws {
    let feed = try Feed(contentsOf: ReaderWindow.realFeed)
    let window = ReaderWindow.harness(feed, entry: 7)
    window.press("f", modifiers: .command)
    window.type("s")
    #expect(window.text(of: "found") == "\(feed.entries.count) of \(feed.entries.count) articles")
    window.type("wift layout")
    let found = FeedIndex(feed).results(for: SearchQuery("swift layout"))
    #expect(window.text(of: "found") == "\(found.count) of \(feed.entries.count) articles")
    #expect(found.count < feed.entries.count)
  }
}
