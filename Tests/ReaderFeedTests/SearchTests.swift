import ReaderFeed
import Testing

@Suite("Search")
struct SearchTests {
  private static let feed = Feed(
    title: "Test",
    entries: [
      entry("1", "Layout in Swift", "stacks", ["Views ask for sizes.", "Café society, 界面是一个值。"]),
      entry("2", "Text", "", ["SWIFT strings and their layout"]),
      entry("3", "Nothing", "of that", []),
    ])

  private static func entry(
    _ id: String, _ title: String, _ summary: String, _ text: [String]
  ) -> Entry {
    let blocks = text.map { Block.paragraph(Inline($0)) }
    return Entry(id: id, title: title, summary: summary, article: Article(blocks: blocks))
  }

  private func found(_ text: String) -> [String] {
    FeedIndex(Self.feed).results(for: SearchQuery(text)).map(\.id)
  }

  @Test("finds words in titles, summaries and texts, in the order of the feed")
  func words() {
    #expect(found("layout") == ["1", "2"])
    #expect(found("stack") == ["1"])
    #expect(found("界面") == ["1"])
    #expect(found("that") == ["3"])
    #expect(found("missing").isEmpty)
  }

  @Test("wants every word, wherever each stands")
  func every() {
    #expect(found("swift sizes") == ["1"])
    #expect(found("  swift\tstrings ") == ["2"])
    #expect(found("swift nothing").isEmpty)
  }

  @Test("does not mind case, accents and wide letters")
  func folding() {
    #expect(found("CAFE") == ["1"])
    #expect(found("cafe\u{301}") == ["1"])
    #expect(found("ｓｗｉｆｔ") == ["1", "2"])
  }

  @Test("of nothing finds nothing")
  func nothing() {
    #expect(SearchQuery(" \n").isEmpty)
    #expect(found("").isEmpty)
  }

  @Test("tells where the words stand, joined where they touch")
  func matches() {
    let text = "Cafés: swiftly SWIFT 界面"
    func words(_ query: String) -> [String] {
      SearchQuery(query).matches(in: text).map { String(text[$0]) }
    }
    #expect(words("swift") == ["swift", "SWIFT"])
    #expect(words("cafe es") == ["Cafés"])
    #expect(words("面 SW") == ["sw", "SW", "面"])
    #expect(words("x").isEmpty)
  }

  @Test("shows the place in the text where something was found, unless the title has it")
  func excerpt() {
    let results = FeedIndex(Self.feed).results(for: SearchQuery("society"))
    #expect(results == [SearchResult(id: "1", excerpt: "Café society, 界面是一个值。")])
    #expect(FeedIndex(Self.feed).results(for: SearchQuery("text")).first?.excerpt == nil)
  }

  @Test("cuts a long paragraph around what was found")
  func cut() {
    let long =
      String(repeating: "one two ", count: 50) + "needle" + String(repeating: " three", count: 50)
    let feed = Feed(title: "", entries: [Self.entry("1", "", "", [long])])
    let excerpt = FeedIndex(feed).results(for: SearchQuery("needle")).first?.excerpt ?? ""
    #expect(excerpt.hasPrefix("…") && excerpt.contains("needle") && excerpt.count < 200)
  }

  @Test("finds every title of the real feed by its own words", .enabled(if: RealFeed.isPresent))
  func real() throws {
    let feed = try Feed(contentsOf: RealFeed.path)
    let index = FeedIndex(feed)
    for entry in feed.entries {
      #expect(index.results(for: SearchQuery(entry.title)).contains { $0.id == entry.id })
    }
  }
}
