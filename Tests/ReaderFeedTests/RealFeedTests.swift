import Foundation
import ReaderFeed
import Testing

@Suite("The real feed", .enabled(if: RealFeed.isPresent))
struct RealFeedTests {
  let feed: Feed

  init() throws { feed = try Feed(contentsOf: RealFeed.path) }

  @Test("has its seven entries")
  func entries() {
    #expect(feed.title == "移动开发" && feed.subtitle == "Stay hungry. Stay foolish.")
    #expect(feed.updated == Date(timeIntervalSince1970: 1_457_272_030))
    #expect(
      feed.entries.map(\.title) == [
        "iOS技术周刊第2期", "用RAML构建API文档", "深度实践 AsyncDisplayKit", "探索Today Extension的奥秘",
        "iOS技术周刊第1期", "iOS 技术标签的知识范围及学习资源", "带你领略 Swift 的风骚",
      ])
    #expect(feed.entries.allSatisfy { $0.date != nil && $0.link != nil })
    #expect(feed.entries.allSatisfy { !$0.summary.isEmpty && !$0.summary.contains("<") })
    #expect(feed.entries.allSatisfy { $0.article.omission == nil })
    #expect(Set(feed.entries.map(\.id)).count == 7)
  }

  @Test("keeps every character of every article, in order", arguments: 0..<7)
  func text(index: Int) throws {
    let html = try RealFeed.articles()[index]
    let read = feed.entries[index].article.blocks.map(Self.readable).joined()
    #expect(PlainText.squeezed(read) == PlainText.of(html: html))
  }

  // A picture's description stands in an attribute, not in the text.
  private static func readable(_ block: Block) -> String {
    switch block {
    case .image: ""
    case .list(_, let items): items.flatMap(\.blocks).map(readable).joined()
    case .quote(let blocks): blocks.map(readable).joined()
    case .table(let table): table.rows.joined().flatMap(\.blocks).map(readable).joined()
    case .heading, .paragraph, .code, .rule: block.text
    }
  }

  @Test("has every listing with its language and its lines, and no gutter")
  func listings() throws {
    let codes = feed.entries.flatMap { Self.codes(in: $0.article.blocks) }
    #expect(codes.count == 82)
    #expect(codes.filter { $0.language == "swift" }.count == 67)
    #expect(codes.filter { $0.language == nil }.count == 2)
    let html = try RealFeed.articles().joined()
    let lines = html.components(separatedBy: "<td class=\"code\">").dropFirst()
      .map { $0.components(separatedBy: "</td>")[0].components(separatedBy: "<br>").count - 1 }
    #expect(
      codes.map { $0.text.split(separator: "\n", omittingEmptySubsequences: false).count }
        == lines)
    #expect(codes[0].text.hasPrefix("#%RAML 0.8\ntitle: A6\nversion: v2\nbaseUri: http://{api"))
  }

  private static func codes(in blocks: [Block]) -> [(language: String?, text: String)] {
    blocks.flatMap { block -> [(language: String?, text: String)] in
      switch block {
      case .code(let language, let text, _): [(language: language, text: text)]
      case .list(_, let items): codes(in: items.flatMap(\.blocks))
      case .quote(let blocks): codes(in: blocks)
      default: []
      }
    }
  }

  @Test("has all pictures, a table of five columns, rules and quotes")
  func kinds() {
    let blocks = feed.entries.flatMap(\.article.blocks)
    let outline = Outline.of(blocks).components(separatedBy: "\n")
    #expect(outline.filter { $0.contains("image ") && $0.hasSuffix(" missing") }.count == 13)
    #expect(outline.filter { $0.hasPrefix("row ") }.count == 5)
    #expect(outline.filter { $0 == "rule" }.count == 3)
    #expect(outline.filter { $0.hasPrefix("> ") }.count == 2)
    #expect(outline.filter { $0.hasPrefix("h2 ") }.count == 55)
    #expect(outline.filter { $0.hasPrefix("h3 ") }.count == 61)
    #expect(!outline.contains { $0 == "p " || $0.hasSuffix("- p ") })
  }

  @Test("reads the same on every thread")
  func threads() async throws {
    let feeds = try await withThrowingTaskGroup(of: Feed.self) { group in
      for _ in 0..<8 { group.addTask { try Feed(contentsOf: RealFeed.path) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(feeds.allSatisfy { $0 == feed })
  }

  @Test("is read in a moment")
  func duration() throws {
    let clock = ContinuousClock()
    let time = try clock.measure { _ = try Feed(contentsOf: RealFeed.path) }
    print("reading the real feed: \(time)")
    #expect(time < .seconds(5))
  }
}
