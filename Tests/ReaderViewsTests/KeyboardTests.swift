import LaminaGeometry
import LaminaTesting
import LaminaViews
import ReaderFeed
import ReaderViews
import Testing

@Suite("Reader by keyboard")
struct KeyboardTests {
  private func window(_ preferences: RestorationStore = .inMemory()) throws -> (Harness, Feed) {
    let feed = try Feed(contentsOf: ReaderWindow.sample)
    let harness = Harness(size: ReaderWindow.size, preferences: preferences) {
      ReaderView(feed: feed, entry: 0)
    }
    return (harness, feed)
  }

  @Test("arrows go from entry to entry from the start")
  func arrows() throws {
    let (window, feed) = try window()
    window.press(.downArrow)
    #expect(window.text(of: "article")?.contains(feed.entries[1].title) == true)
    window.press(.end)
    #expect(window.text(of: "article")?.contains(feed.entries[2].title) == true)
    window.press(.upArrow)
    #expect(window.text(of: "article")?.contains(feed.entries[1].title) == true)
  }

  @Test("Return leads into the article, Space and Page Down go through it, Left leads back")
  func reading() throws {
    let (window, feed) = try window()
    window.press(.downArrow)
    let top = try #require(window.frame(of: "row 0")).minY
    window.press(.return)
    #expect(window.frame(of: "row 0")?.minY == top)
    window.press(.space)
    window.advance(by: 1)
    #expect((window.frame(of: "row 0")?.minY ?? -5_000) < top - 300)
    window.press(.home)
    window.advance(by: 1)
    #expect(window.frame(of: "row 0")?.minY == top)
    window.press(.pageDown)
    window.advance(by: 1)
    #expect((window.frame(of: "row 0")?.minY ?? -5_000) < top - 300)
    window.press(.leftArrow)
    window.press(.home)
    #expect(window.text(of: "article")?.contains(feed.entries[0].title) == true)
  }

  @Test("keys and buttons change the size of the text, and it is remembered")
  func textSize() throws {
    let preferences = RestorationStore.inMemory()
    let (first, _) = try window(preferences)
    let usual = try #require(first.frame(of: "row 0")).height
    first.press("=", modifiers: [.command, .shift])
    first.press("+", modifiers: .command)
    first.tap("Larger text")
    let large = try #require(first.frame(of: "row 0")).height
    #expect(large > usual)
    let (second, _) = try window(preferences)
    #expect(second.frame(of: "row 0")?.height == large)
    second.press("-", modifiers: .command)
    #expect(try #require(second.frame(of: "row 0")).height < large)
    second.press("0", modifiers: .command)
    #expect(second.frame(of: "row 0")?.height == usual)
    #expect(second.diagnostics.isEmpty)
  }

  @Test("Tab goes from the list through the window and comes back, always to something with a name")
  func tab() throws {
    let (window, _) = try window()
    var places: [String] = []
    for _ in 0..<12 {
      window.press(.tab)
      let element = window.semanticTree.all.first { $0.isFocused }
      places.append(element.map { String(($0.semantics.identifier ?? $0.text).prefix(24)) } ?? "")
    }
    #expect(places.allSatisfy { !$0.isEmpty }, "\(places)")
    #expect(
      places.contains("search") && places.contains("Larger text"), "\(places)")
    #expect(Set(places).count < places.count)
  }
}
