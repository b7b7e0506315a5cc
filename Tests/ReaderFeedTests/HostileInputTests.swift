import Foundation
import ReaderFeed
import Testing

@Suite("A hostile feed")
struct HostileInputTests {
  /// A small feed with one of everything.
  static let feed = Outline.atom(
    entry: """
      <updated>2016-03-06T13:47:10Z</updated><!-- note --><summary>中文摘要</summary>
      <content type="html"><![CDATA[<p class="a">一 &amp; <b>two</b></p><ul><li>x</li></ul>]]>
      &lt;pre&gt;code&lt;/pre&gt;</content><?pi data?>
      """)

  private func failure(of data: Data, limits: FeedLimits = FeedLimits()) -> FeedError? {
    do throws(FeedError) {
      _ = try Feed(data: data, name: "f.xml", limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test("that ends early anywhere is reported as truncated, with the line")
  func truncated() throws {
    let start = try #require(Self.feed.range(of: Data("<feed".utf8)))
    for count in start.upperBound..<Self.feed.count {
      let error = failure(of: Self.feed.prefix(count))
      guard case .truncated("f.xml", let line) = error else {
        Issue.record("cut after \(count) bytes: \(error.map(\.description) ?? "accepted")")
        continue
      }
      let lines = Self.feed.prefix(count).count { $0 == 10 } + 1
      #expect((lines - 1...lines).contains(line), "cut after \(count) bytes")
    }
  }

  @Test("of nothing, blanks or something else is named as what it is")
  func notXML() {
    #expect(failure(of: Data()) == .empty(path: "f.xml"))
    #expect(failure(of: Data(" \r\n\t".utf8)) == .empty(path: "f.xml"))
    #expect(failure(of: Data("hi".utf8)).map(\.isNotXML) == true)
    #expect(failure(of: Data("{\"a\": 1}".utf8)).map(\.isNotXML) == true)
    #expect(
      failure(of: Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0])).map(\.isNotXML) == true)
    #expect(
      failure(of: Data((0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 37) })).map(\.isNotXML)
        == true)
    #expect(failure(of: Data("<!DOCTYPE html><html><p>a<br></html> ".utf8)).map(\.isNotXML) == true)
  }

  @Test("with another root says which")
  func notAtom() {
    let rss = failure(of: Data("<?xml version='1.0'?>\n<rss version='2.0'/>".utf8))
    #expect(rss == .notAtom(path: "f.xml", root: "rss", line: 2))
    #expect(rss?.description.contains("RSS") == true)
    #expect(failure(of: Data("<feed/>".utf8)) == .notAtom(path: "f.xml", root: "feed", line: 1))
  }

  @Test("with a fault in the middle gives the first fault's place")
  func malformed() {
    let text = "<feed xmlns='http://www.w3.org/2005/Atom'>\n  <title>a</titel>\n</feed>"
    guard case .notXML("f.xml", 2, let column, let message) = failure(of: Data(text.utf8)) else {
      Issue.record("no notXML on line 2")
      return
    }
    #expect(column > 10 && message.contains("title"))
  }

  @Test("in a wrong encoding is refused, in an unknown one too")
  func encodings() {
    let text =
      "<?xml version='1.0' encoding='utf-8'?><feed xmlns='http://www.w3.org/2005/Atom'><title>"
    let latin = Data(text.utf8) + Data([0xE9, 0x20, 0xE8]) + Data("</title></feed>  ".utf8)
    #expect(failure(of: latin).map(\.isNotXML) == true)
    let unknown = Data("<?xml version='1.0' encoding='klingon'?><feed><a></a></feed>".utf8)
    #expect(failure(of: unknown).map(\.isNotXML) == true)
  }

  @Test("of a billion laughs stays small")
  func entities() throws {
    var text = "<?xml version='1.0'?><!DOCTYPE feed [<!ENTITY a0 'ha'>"
    for i in 1...30 { text += "<!ENTITY a\(i) '&a\(i - 1);&a\(i - 1);&a\(i - 1);'>" }
    text += "<!ENTITY file SYSTEM 'file:///etc/passwd'>]>"
    text += "<feed xmlns='http://www.w3.org/2005/Atom'><title x='&a30;'>&a30;&file;</title></feed>"
    if let error = failure(of: Data(text.utf8)) {
      #expect(error.isNotXML, "\(error)")
    }
    let mild = text.replacingOccurrences(of: "x='&a30;'", with: "")
      .replacingOccurrences(of: "&a30;", with: "&a2;")
    #expect(try Feed(data: Data(mild.utf8), name: "f").title == "&a2;&file;")
  }

  @Test("nested ten thousand deep is refused")
  func deep() {
    let open = String(repeating: "<a>", count: 10_000)
    let close = String(repeating: "</a>", count: 10_000)
    let text = "<feed xmlns='http://www.w3.org/2005/Atom'>\(open)\(close)</feed>"
    let error = failure(of: Data(text.utf8))
    #expect(error?.isNotXML == true)
    #expect(error?.description.contains("256 levels") == true)
  }

  @Test("larger than the limits is refused before it costs memory")
  func large() throws {
    var limits = FeedLimits()
    limits.feedElements = 1_000
    let entries = String(repeating: "<entry/>\n", count: 2_000)
    let text = Data("<feed xmlns='http://www.w3.org/2005/Atom'>\(entries)</feed>".utf8)
    guard case .tooManyElements("f.xml", let line, 1_000) = failure(of: text, limits: limits) else {
      Issue.record("accepted")
      return
    }
    #expect((999...1_001).contains(line))
    limits.fileBytes = 1_000
    #expect(failure(of: text, limits: limits) == .tooLarge(path: "f.xml", limit: 1_000))
  }

  @Test("of unclosed formatting costs no more than its length")
  func quadratic() throws {
    let html =
      String(repeating: "<b><i><a href=x>", count: 20_000)
      + String(repeating: "</u></p></td>", count: 20_000)
    #expect(try Outline.article(html: html).omission != nil)
    let attributes = "<p " + String(repeating: "a='1' ", count: 20_000) + ">x</p>"
    #expect(try Outline.article(html: attributes).text == "x")
  }
}

extension FeedError {
  var isNotXML: Bool { if case .notXML = self { true } else { false } }
}
