import Foundation
import ReaderFeed
import Testing

/// What a feed's highlighter says of a listing.
@Suite struct CodeMarkTests {
  private func code(_ html: String) throws -> (text: String, marks: [String]) {
    let xml = """
      <feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><id>i</id>
      <updated>2026-11-12T16:30:00Z</updated><entry><title>E</title><id>e</id>
      <updated>2026-11-12T16:30:00Z</updated><content type="html"><![CDATA[\(html)]]></content>
      </entry></feed>
      """
    let feed = try Feed(data: Data(xml.utf8), name: "f.xml")
    let block = try #require(feed.entries.first?.article.blocks.first)
    guard case .code(_, let text, let marks) = block else { return ("", []) }
    let bytes = Array(text.utf8)
    return (
      text, marks.map { "\($0.kind) \(String(decoding: bytes[$0.utf8], as: UTF8.self))" }
    )
  }

  @Test("Spans of highlight.js become marks, wherever lines are cut and trimmed")
  func marks() throws {
    let found = try code(
      """
      <pre>

      <span class="line"><span class="keyword">let</span> é = <span class="string">"a</span>  </span><br>
      <span class="hljs-comment">// one<br>two</span>
      <span class="params">(<span class="number">1</span>)</span>

      </pre>
      """)
    #expect(
      found.marks == ["keyword let", "string \"a", "comment // one", "comment two", "number 1"])
    #expect(found.text.hasPrefix("let é = \"a\n") && found.text.hasSuffix("(1)"))
  }

  @Test("A listing without spans has none")
  func plain() throws {
    #expect(try code("<pre><code>let a = 1</code></pre>").marks == [])
  }
}
