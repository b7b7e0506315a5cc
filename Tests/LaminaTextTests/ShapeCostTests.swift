import Foundation
import LaminaText
import Testing

/// Counted in bytes that were shaped.
///
/// Other tests may empty the cache between two calls, by a new
/// font: what is said to cost nothing does so in one of a few attempts.
@Suite("What shaping costs")
struct ShapeCostTests {
  private func text(_ count: Int, _ number: Int = 0) -> RichText {
    let words = "Number \(number) of \(count), one paragraph without an end. "
    return RichText(String(String(repeating: words, count: count / words.count + 1).prefix(count)))
  }

  private func isFree(_ body: () -> Void) -> Bool {
    (0..<4).contains { _ in ShapeTally.bytes(in: body) == 0 }
  }

  @Test(
    "A paragraph of any length is shaped once, whatever widths it then has",
    arguments: [80_000, 160_000])
  func once(count: Int) {
    let text = text(count)
    var layout: TextLayout?
    let first = ShapeTally.bytes {
      _ = TextLayout.measure(text, width: 400)
      layout = TextLayout(text, width: 400)
    }
    #expect(first == count)
    for width in [300.0, 500, 640] {
      #expect(isFree { layout = TextLayout(text, width: width) })
    }
    #expect(layout?.lines.isEmpty == false)
  }

  @Test("A hundred, and two hundred, texts in sight are shaped once", arguments: [100, 200])
  func many(count: Int) {
    let texts = (0..<count).map { text(1000, $0) }
    var layouts: [TextLayout] = []
    for text in texts { layouts.append(TextLayout(text, width: 200)) }
    for width in [210.0, 220] {
      #expect(
        isFree {
          for (index, text) in texts.enumerated() {
            layouts[index] = TextLayout(text, width: width)
          }
        })
    }
  }

  @Test("Three lines of a long paragraph cost three lines", arguments: [20_000, 40_000, 160_000])
  func threeLines(count: Int) {
    let text = text(count, 3)
    let style = ParagraphStyle(lineLimit: 3)
    var layout: TextLayout?
    let bytes = ShapeTally.bytes { layout = TextLayout(text, style: style, width: 300) }
    #expect(bytes < 2500)
    #expect(layout?.lines.count == 3)
    #expect(layout?.isTruncated == true)
    #expect(layout?.lines.last?.range.upperBound == text.string.endIndex)
    let whole = TextLayout(text, width: 300)
    #expect(layout?.lines.prefix(2) == whole.lines.prefix(2))
    #expect(layout?.lines.last?.range.lowerBound == whole.lines[2].range.lowerBound)
  }

  @Test("What a height leaves of a long paragraph costs no more than that", arguments: [1, 2])
  func height(factor: Int) {
    let text = text(40_000 * factor, 4)
    var layout: TextLayout?
    let bytes = ShapeTally.bytes { layout = TextLayout(text, width: 300, maxHeight: 100) }
    #expect(bytes < 2500)
    #expect((layout?.lines.count ?? 0) > 3)
    #expect(layout?.isTruncated == true)
  }

  @Test("A wide room takes as much of a long paragraph as it shows", arguments: [60, 600])
  func wide(lines: Int) {
    let text = text(160_000, 5)
    let style = ParagraphStyle(lineLimit: lines)
    let layout = TextLayout(text, style: style, width: 900)
    let whole = TextLayout(text, width: 900)
    #expect(layout.lines.count == lines)
    #expect(layout.lines.prefix(lines - 1) == whole.lines.prefix(lines - 1))
    #expect(layout.lines.last?.range.lowerBound == whole.lines[lines - 1].range.lowerBound)
  }
}
