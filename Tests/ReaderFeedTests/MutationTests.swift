import Foundation
import ReaderFeed
import Testing
import SeededRandom

@Suite("A damaged feed")
struct MutationTests {

  /// What is damaged: the real feed's first part where present, else the small one.
  static let original: [UInt8] = {
    guard RealFeed.isPresent, let data = FileManager.default.contents(atPath: RealFeed.path) else {
      return Array(HostileInputTests.feed)
    }
    return Array(data.prefix(24_000)) + Array("</content></entry></feed>".utf8)
  }()

  static let fragments = [
    "&lt;table&gt;", "&lt;/p&gt;", "&lt;li&gt;", "&lt;pre&gt;", "&lt;!--", "<entry>", "]]>", "&#0;",
    "&lt;td class=\"gutter\"&gt;", "&#x10FFFF;", "<![CDATA[", "\0", "\u{FFFE}", "&lt;script&gt;",
    "&lt;img src=\"", "&nbsp;", "&lt;svg&gt;&lt;p&gt;", "&lt;frameset&gt;",
    "&lt;a href=\"http://[\"&gt;",
  ]

  static func mutated(seed: UInt64) -> Data {
    var random = SeededNumbers(seed: seed)
    var bytes = original
    for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...400, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &random))
      default:
        bytes.insert(
          contentsOf: fragments.randomElement(using: &random)?.utf8 ?? "".utf8, at: place)
      }
    }
    return Data(bytes)
  }

  @Test("becomes a feed or one sentence, never a crash", arguments: 0..<300)
  func mutation(seed: Int) {
    do throws(FeedError) {
      let feed = try Feed(data: Self.mutated(seed: UInt64(seed)), name: "f.xml")
      for entry in feed.entries { Invariants.check(entry.article.blocks) }
      #expect(Set(feed.entries.map(\.id)).count == feed.entries.count)
    } catch {
      #expect(error.description.hasSuffix(".") && !error.description.contains("\n"))
    }
  }
}

/// What holds for the blocks of any article.
enum Invariants {
  static func check(_ blocks: [Block]) {
    for block in blocks {
      switch block {
      case .heading(let level, let inline):
        #expect((1...6).contains(level))
        check(inline)
      case .paragraph(let inline): check(inline)
      case .list(_, let items):
        #expect(!items.isEmpty && items.allSatisfy { !$0.blocks.isEmpty })
        for item in items { check(item.blocks) }
      case .quote(let inside):
        #expect(!inside.isEmpty)
        check(inside)
      case .code(_, let text, _): #expect(text.contains { !$0.isWhitespace })
      case .table(let table): for cell in table.rows.joined() { check(cell.blocks) }
      case .image, .rule: break
      }
    }
  }

  private static func check(_ inline: Inline) {
    let text = inline.text
    #expect(text.contains { !$0.isWhitespace })
    #expect(text.first?.isNewline == false && text.last?.isNewline == false)
    #expect(inline.runs.allSatisfy { !$0.text.isEmpty })
    for (run, next) in zip(inline.runs, inline.runs.dropFirst()) {
      #expect(run.style != next.style || run.link != next.link)
    }
  }
}
