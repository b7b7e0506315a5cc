import Foundation
import ReaderFeed
import Testing
import SeededRandom

@Suite("Tag soup")
struct TagSoupTests {
  static let tags = [
    "p", "div", "b", "i", "code", "pre", "ul", "ol", "li", "blockquote", "table", "tr", "td", "th",
    "h2", "a", "figure", "span", "dl", "dt", "dd", "details", "summary", "unknown", "br", "hr",
    "thead", "tbody", "caption", "center", "font", "q", "section", "figcaption",
  ]

  /// Start tags, end tags and numbered words in any order.
  static func soup(seed: Int) -> (html: String, words: [String]) {
    var random = SeededNumbers(seed: UInt64(seed))
    var words: [String] = []
    let html = (0..<120).map { _ -> String in
      let tag = tags.randomElement(using: &random) ?? "p"
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1: return "<\(tag)>"
      case 2: return "</\(tag)>"
      default:
        words.append("w\(words.count)")
        return " \(words[words.count - 1]) "
      }
    }
    return (html.joined(), words)
  }

  @Test("loses no word, and repeats none", arguments: 0..<200)
  func words(seed: Int) throws {
    let (html, words) = Self.soup(seed: seed)
    let article = try Outline.article(html: html)
    let read = article.text.split { $0.isWhitespace || "“”".contains($0) }.map(String.init)
    #expect(read.sorted() == words.sorted())
    Invariants.check(article.blocks)
  }
}
