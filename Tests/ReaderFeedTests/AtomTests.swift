import Foundation
import ReaderFeed
import Testing

@Suite("An Atom feed")
struct AtomTests {
  @Test("reads titles, dates, links and summaries")
  func entry() throws {
    let feed = try Feed(
      data: Outline.atom(
        entry: """
          <published>2016-03-05T16:00:00.000Z</published><updated>2017-01-01T00:00:00Z</updated>
          <summary type="html">&lt;p&gt;A &lt;b&gt;short&lt;/b&gt;
          text&lt;/p&gt;</summary><content type="html">&lt;p&gt;long&lt;/p&gt;</content>
          """), name: "test.xml")
    let entry = try #require(feed.entries.first)
    #expect(feed.title == "Test" && entry.title == "One" && entry.id == "1")
    #expect(entry.date == Date(timeIntervalSince1970: 1_457_193_600))
    #expect(entry.summary == "A short text")
    #expect(entry.link?.absoluteString == "https://example.org/one/")
    #expect(entry.article.text == "long")
  }

  @Test("takes the beginning of the article where there is no summary")
  func noSummary() throws {
    let feed = try Feed(
      data: Outline.atom(entry: "<content type='text'>first\nline\n\nsecond</content>"), name: "f")
    #expect(feed.entries[0].summary == "first line second")
    #expect(Outline.of(feed.entries[0].article.blocks) == "p first line\np second")
  }

  @Test("reads XHTML content with the same rules as HTML")
  func xhtml() throws {
    let content = """
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>a <em>b</em><br/>c</p>\
      <ul><li>d</li></ul></div></content>
      """
    let feed = try Feed(data: Outline.atom(entry: content), name: "f")
    #expect(Outline.of(feed.entries[0].article.blocks) == "p a /b⏎/c\n- p d")
  }

  @Test("links to content that stands elsewhere")
  func outOfLine() throws {
    let feed = try Feed(
      data: Outline.atom(entry: "<content type='image/png' src='https://a.org/p.png'/>"), name: "f")
    #expect(
      Outline.of(feed.entries[0].article.blocks) == "p [https://a.org/p.png](https://a.org/p.png)")
  }

  @Test("gives every entry an id of its own")
  func ids() throws {
    let entries = ["<id>a</id>", "<id>a</id>", "", "", "<id>a#2</id>", "<id>a</id>"]
      .map { "<entry>\($0)</entry>" }.joined()
    let feed = try Feed(
      data: Data("<feed xmlns='http://www.w3.org/2005/Atom'>\(entries)</feed>".utf8), name: "f")
    #expect(feed.entries.count == 6)
    #expect(Set(feed.entries.map(\.id)).count == 6)
    #expect(feed.entries[0].id == "a")
  }

  @Test("accepts a prefix, UTF-16 and Chinese encodings")
  func encodings() throws {
    let text = "<a:feed xmlns:a='http://www.w3.org/2005/Atom'><a:title>移动开发</a:title></a:feed>"
    #expect(try Feed(data: Data(text.utf8), name: "f").title == "移动开发")
    let utf16 = try #require(text.data(using: .utf16))
    #expect(try Feed(data: utf16, name: "f").title == "移动开发")
    let gbk: [UInt8] = [0xD2, 0xC6, 0xB6, 0xAF, 0xBF, 0xAA, 0xB7, 0xA2]
    let head = "<?xml version='1.0' encoding='gb18030'?><feed xmlns='http://www.w3.org/2005/Atom'>"
    let data = Data(head.utf8) + Data("<title>".utf8) + Data(gbk) + Data("</title></feed>".utf8)
    #expect(try Feed(data: data, name: "f").title == "移动开发")
  }

  @Test(
    "reads dates as RFC 3339 writes them",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2016-03-06T13:47:10.000Z", 1_457_272_030),
      ("2016-03-06T21:47:10+08:00", 1_457_272_030), ("2016-03-06t08:47:10-05:00", 1_457_272_030),
      ("2000-02-29T12:00:00.5Z", 951_825_600.5), ("1969-12-31T23:59:59Z", -1),
      (" 2016-03-06 ", 1_457_222_400), ("2016-03-06T13:47Z", 1_457_272_020),
    ])
  func dates(text: String, seconds: Double) throws {
    let feed = try Feed(data: Outline.atom(entry: "<updated>\(text)</updated>"), name: "f")
    #expect(feed.entries[0].date == Date(timeIntervalSince1970: seconds))
  }

  @Test(
    "has no date where none is written",
    arguments: [
      "", "yesterday", "2016-13-01", "2015-02-29T00:00:00Z", "2016-03-06T25:00:00Z",
      "2016-03-06T13:47:10", "2016-03-06T13:47:10Zzz", "-016-03-06", "99999-01-01",
    ])
  func noDates(text: String) throws {
    let feed = try Feed(data: Outline.atom(entry: "<updated>\(text)</updated>"), name: "f")
    #expect(feed.entries[0].date == nil)
  }

  @Test("names a day as people do, in the place where they are")
  func days() {
    let date = Date(timeIntervalSince1970: 1_457_193_600)
    #expect(CivilDay(date).text == "5 March 2016")
    #expect(CivilDay(date, secondsFromGMT: 8 * 3_600).text == "6 March 2016")
    for day in stride(from: -1_000_000, through: 1_000_000, by: 997) {
      let civil = CivilDay(Date(timeIntervalSince1970: Double(day) * 86_400))
      #expect(civil.daysSince1970 == day)
    }
  }
}
