import LaminaDrawing
import LaminaGeometry
import LaminaText
import Testing

@Suite("Truncation")
struct TruncationTests {
  let text = RichText("The quick brown fox jumps over the lazy dog, 中文字 and 👨‍👩‍👧 too\nsecond line")

  @Test(
    "a line limit and the width hold, whichever end gives way",
    arguments: [TruncationMode.head, .middle, .tail], [1, 2])
  func limits(mode: TruncationMode, limit: Int) {
    let style = ParagraphStyle(lineLimit: limit, truncationMode: mode)
    for width in stride(from: 0, through: 200, by: 7) {
      let layout = TextLayout(text, style: style, width: CGFloat(width))
      #expect(layout.lines.count == limit)
      #expect(layout.isTruncated)
      #expect(layout.lines[limit - 1].rect.width <= CGFloat(width))
      #expect(layout.measure == TextLayout.measure(text, style: style, width: CGFloat(width)))
    }
  }

  @Test("text that fits is not truncated")
  func fits() {
    let layout = TextLayout(text, style: ParagraphStyle(lineLimit: 2))
    #expect(!layout.isTruncated)
    #expect(layout.lines.count == 2)
  }

  @Test("hidden paragraphs leave an ellipsis even where the line itself fits")
  func hiddenParagraph() {
    let one = TextLayout(RichText("a\nb"), style: ParagraphStyle(lineLimit: 1))
    #expect(one.isTruncated)
    #expect(one.size.width == TextLayout(RichText("a…")).size.width)
  }

  @Test("a height cuts off the lines that do not fit, but never the first")
  func height() {
    let long = RichText("one\ntwo\nthree\nfour")
    #expect(TextLayout(long, maxHeight: 80).lines.count == 4)
    #expect(TextLayout(long, maxHeight: 79).lines.count == 3)
    #expect(TextLayout(long, maxHeight: 79).isTruncated)
    #expect(TextLayout(long, maxHeight: 0).lines.count == 1)
  }

  @Test("the beginning of a very long text costs no more than its lines")
  func lineLimitOfLongText() {
    let long = RichText(String(repeating: "some words in a paragraph\n", count: 40_000))
    let layout = TextLayout(long, style: ParagraphStyle(lineLimit: 3), width: 100)
    #expect(layout.lines.count == 3)
    #expect(layout.isTruncated)
  }
}
