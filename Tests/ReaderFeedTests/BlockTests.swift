import Foundation
import ReaderFeed
import Testing

@Suite("An article's blocks")
struct BlockTests {
  /// HTML and the blocks that it must become.
  static let cases: [(String, String)] = [
    ("", ""),
    ("plain text", "p plain text"),
    ("<p>one</p><p>two</p>", "p one\np two"),
    ("<p> </p><p>&nbsp;</p><p><br></p><p>x</p>", "p x"),
    ("<p>a\n  b\t c </p>", "p a b c"),
    ("<p>中文\n接着写</p>", "p 中文接着写"),
    ("<p>中文\nEnglish</p>", "p 中文 English"),
    ("<p>one<br>two<br/>three<br></p>", "p one⏎two⏎three"),
    (
      "<p>a <b>bold</b>, <em>italic</em>, <code>code</code>, <del>gone</del></p>",
      "p a *bold*, /italic/, `code`, ~gone~"
    ),
    ("<p><strong><em>both</em></strong></p>", "p /*both*/"),
    (
      "<p><a href='https://a.org/x'>link</a> and <a href='two/'>near</a></p>",
      "p [link](https://a.org/x) and [near](https://example.org/one/two/)"
    ),
    ("<p><a href='javascript:alert(1)'>no</a> <a href='#top'>here</a></p>", "p no here"),
    ("<h1>A</h1><h6>F</h6>", "h1 A\nh6 F"),
    ("<h2 id='x'><a href='#x' class='headerlink' title='x'></a>沪江原创</h2>", "h2 沪江原创"),
    ("<ul><li>a</li><li><p>b</p><p>c</p></li></ul>", "- p a\n- p b\n   p c"),
    ("<ol start='3'><li>a<li value='9'>b<li>c</ol>", "3. p a\n9. p b\n10. p c"),
    ("<ul><li>a<ul><li>b</li></ul></li></ul>", "- p a\n   - p b"),
    ("<ul><li>a</li><ul><li>b</li></ul></ul>", "- p a\n   - p b"),
    ("<ul><li></li></ul>", ""),
    ("<blockquote><p>a</p><blockquote>b</blockquote></blockquote>", "> p a\n> > p b"),
    ("<blockquote> </blockquote>", ""),
    ("<p>a<hr>b</p>", "p a\nrule\np b"),
    (
      "<p>before<img src='a.png' alt='A  picture'>after</p>",
      "p before\nimage a.png [A picture] missing\np after"
    ),
    ("<pre>a\n  b\n\nc</pre>", "code ?\n| a\n|   b\n| \n| c"),
    ("<pre>\r\none\r\ntwo  \r\n\r\n</pre>", "code ?\n| one\n| two"),
    (
      "<pre><code class='language-swift'>let a = 1 &lt; 2\n</code></pre>",
      "code swift\n| let a = 1 < 2"
    ),
    ("<pre> </pre>", ""),
    ("<p>a</p><script>x()</script><style>p{}</style><p>b</p>", "p a\np b"),
    ("<dl><dt>term</dt><dd>meaning</dd></dl>", "p *term*\np meaning"),
    ("<p>say <q>yes</q></p>", "p say “yes”"),
    ("<ul><li><input type='checkbox' checked> done</li></ul>", "- p ☑ done"),
    ("<iframe src='https://v.org/1'></iframe>", "image https://v.org/1 [Embedded page] missing"),
    ("<unknown>kept <xibname>too</xibname></unknown>", "p kept too"),
    ("<p>open <b>never closed", "p open *never closed*"),
    ("<li>stray</li>", "p stray"),
    (
      "<table><tr><th>a</th><th align=right>b</th></tr><tr><td>1</td>"
        + "<td style='text-align: center'>2</td></tr></table>",
      "row !p a | !}p b\nrow p 1 | ^p 2"
    ),
    ("<table><caption>what</caption><tbody><tr><td>1</td></tr></tbody></table>", "p what\nrow p 1"),
    (
      "<table><tr><td>outer<table><tr><td>in</td></tr></table></td></tr></table>",
      "row p outer; row p in"
    ),
    ("<table></table>", ""),
    ("<p>&lt;b&gt; &amp;amp; &#123;</p>", "p <b> &amp; {"),
    ("<p>a&nbsp;b</p>", "p a\u{A0}b"),
    ("<meta charset='gb2312'><p>中文</p>", "p 中文"),
    ("<p>😭👩‍👩‍👧‍👦</p>", "p 😭👩‍👩‍👧‍👦"),
  ]

  @Test("come out as their HTML means them", arguments: cases)
  func outline(html: String, expected: String) throws {
    #expect(try Outline.of(html: html) == expected)
  }

  @Test("show a highlighted listing without its gutter")
  func hexoListing() throws {
    let html = """
      <figure class="highlight swift"><table><tr><td class="gutter"><pre><span class="line">1</span>\
      <br><span class="line">2</span><br><span class="line">3</span><br></pre></td>\
      <td class="code"><pre><span class="line"><span class="keyword">func</span> f() {</span><br>\
      <span class="line"></span><br><span class="line">  <span class="number">1</span> }</span><br>\
      </pre></td></tr></table></figure>
      """
    #expect(try Outline.of(html: html) == "code swift\n| func f() {\n| \n|   1 }")
  }

  @Test("keep the text of lists and quotes that are nested beyond the limit")
  func deepNesting() throws {
    let html = (0..<60).map { "<blockquote>q\($0)" }.joined()
    let article = try Outline.article(html: html)
    #expect(article.text.split(separator: "\n").count == 60)
    #expect(article.omission == nil)
    #expect(Outline.of(article.blocks).contains(String(repeating: "> ", count: 12) + "p q59"))
  }

  @Test("keep text and breaks of elements that are nested hundreds deep")
  func deepElements() throws {
    let open = String(repeating: "<div><b>", count: 250)
    let inside = "a<br>b<p>c</p><img src='d.png'>e"
    let close = String(repeating: "</b></div>", count: 250)
    let article = try Outline.article(html: open + inside + close + "<p>f</p>")
    #expect(article.omission == nil)
    #expect(
      Outline.of(article.blocks).replacingOccurrences(of: "*", with: "")
        == "p a⏎b\np c\nimage d.png [] missing\np e\np f")
  }

  @Test("are cut where one is too long to be laid out at once")
  func longBlocks() throws {
    var limits = FeedLimits()
    limits.blockBytes = 20
    let html =
      "<p>one two <b>three</b> four five six seven</p><p>一二三四五六七八九十</p>"
      + "<pre>let a = 1\nlet bb = 2\n\nlet c = 3</pre>"
    let outline = try Outline.of(html: html, limits: limits)
    #expect(
      outline == """
        p one two *three*
        p four five six seven
        p 一二三四五六七
        p 八九十
        code ?
        | let a = 1
        | let bb = 2
        code ?
        | let c = 3
        """)
    let long =
      String(repeating: "长", count: 40_000) + String(repeating: "e\u{301}", count: 20_000)
    let article = try Outline.article(html: "<p>\(long)</p><pre>\(long)</pre>")
    #expect(article.blocks.count > 10)
    #expect(article.blocks.map(\.text).joined() == long + long)
  }

  @Test("end at the limit, and say so")
  func limits() throws {
    var limits = FeedLimits()
    limits.articleBlocks = 5
    limits.articleElements = 100
    let html = String(repeating: "<p>x</p>", count: 20)
    let article = try Outline.article(html: html, limits: limits)
    #expect(article.blocks.count == 5 && article.omission == .blocks(5))
    let many = String(repeating: "<b>x</b>", count: 200)
    #expect(try Outline.article(html: many, limits: limits).omission == .elements(100))
    let deep = "<p>first</p>" + String(repeating: "<div>", count: 10_000) + "x"
    let cut = try Outline.article(html: deep)
    #expect(cut.omission == .depth(1_000) && cut.text == "first")
  }

  @Test("find pictures only inside the feed's folder")
  func pictures() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("reader-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("sub"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data([1]).write(to: folder.appendingPathComponent("a b.png"))
    let html = [
      "a%20b.png?x=1", "no.png", "sub", "sub/../a%20b.png", "/etc/passwd", "http://a/b.png",
    ]
    .map { "<img src='\($0)'>" }.joined()
    let data = Outline.atom(entry: "<content type=\"html\">\(Outline.escaped(html))</content>")
    let blocks = try Feed(data: data, name: "f", folder: folder).entries[0].article.blocks
    let missing = blocks.map {
      if case .image(let picture) = $0 { picture.isMissing } else { false }
    }
    #expect(missing == [false, true, true, true, true, true])
  }
}
