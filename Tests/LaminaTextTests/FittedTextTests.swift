import LaminaDrawing
import LaminaGeometry
import LaminaText
import Testing

/// Text that may become tighter or smaller before it is cut off.
@Suite("Fitted text")
struct FittedTextTests {
  private let text = RichText("Arrivals and departures")

  private func style(_ least: CGFloat = 1, tightens: Bool = false) -> ParagraphStyle {
    var style = ParagraphStyle(lineLimit: 1)
    style.minimumScaleFactor = least
    style.allowsTightening = tightens
    return style
  }

  private var width: CGFloat { TextLayout(text).size.width }

  @Test("Text that fits keeps its size", arguments: [0, 0.5, 1])
  func fits(least: CGFloat) {
    let layout = TextLayout(text, style: style(least, tightens: true), width: width)
    #expect(layout.text == text && layout.fontScale == 1 && !layout.isTruncated)
  }

  @Test("Text that does not fit is as large as it can be", arguments: [0.95, 0.8, 0.6, 0.5])
  func shrinks(part: CGFloat) {
    let room = width * part
    let layout = TextLayout(text, style: style(0.4), width: room)
    #expect(!layout.isTruncated && layout.size.width <= room)
    #expect(layout.fontScale < 1 && layout.fontScale > part - 0.08)
    #expect(layout.size.height < TextLayout(text).size.height)
    #expect(layout.text.string == text.string)
  }

  @Test("Text becomes no smaller than allowed, and is cut off then")
  func least() {
    let layout = TextLayout(text, style: style(0.7), width: width / 2)
    #expect(layout.fontScale == 0.7 && layout.isTruncated && layout.size.width <= width / 2)
    let large = layout.text.runs[0].attributes.font.size
    #expect(abs(large - text.runs[0].attributes.font.size * 0.7) < 0.001)
  }

  @Test("It is laid out as it was measured, in the room that it was offered and in its own")
  func measured() {
    for part in stride(from: 0.35, through: 1.1, by: 0.05) {
      let room = width * part
      let measured = MeasuredText(text, style: style(0.3), width: room)
      let size = measured.measure.size
      let fresh = TextLayout(text, style: style(0.3), width: size.width, maxHeight: size.height)
      #expect(measured.measure == TextLayout.measure(text, style: style(0.3), width: room))
      #expect(fresh.measure == measured.measure, "\(part)")
      #expect(measured.layout(in: size)?.measure == measured.measure)
    }
  }

  @Test("Letters move closer together before they become smaller")
  func tightens() {
    let tight = TextLayout(text, style: style(0.5, tightens: true), width: width - 8)
    #expect(!tight.isTruncated && tight.fontScale == 1 && tight.size.width <= width - 8)
    #expect(tight.text.runs[0].attributes.kerning < 0)
    let smaller = TextLayout(text, style: style(0.5, tightens: true), width: width * 0.6)
    #expect(!smaller.isTruncated && smaller.fontScale < 1)
    #expect(smaller.text.runs[0].attributes.kerning == 0)
    let cut = TextLayout(text, style: style(tightens: true), width: width * 0.6)
    #expect(cut.isTruncated && cut.text == text)
  }

  @Test("A height makes text smaller, too, and more lines come before a smaller size")
  func height() {
    var style = style(0.4)
    style.lineLimit = nil
    let wrapped = TextLayout(text, style: style, width: width / 2, maxHeight: 60)
    #expect(wrapped.fontScale == 1 && wrapped.lines.count == 2)
    let low = TextLayout(text, style: style, width: width / 2, maxHeight: 22)
    #expect(low.fontScale < 1 && !low.isTruncated && low.size.height <= 22)
  }

  @Test("Stretches of text keep their proportions")
  func stretches() {
    var large = TextAttributes()
    large.font.size = 28
    large.kerning = 2
    large.baselineOffset = 4
    var both = RichText("Small ")
    both.append("LARGE", large)
    let layout = TextLayout(both, style: style(0.25), width: TextLayout(both).size.width / 2)
    let sizes = layout.text.runs.map(\.attributes.font.size)
    #expect(sizes.count == 2 && abs(sizes[1] / sizes[0] - 2) < 0.001)
    #expect(layout.text.runs[1].attributes.kerning == 2 * layout.fontScale)
    #expect(layout.text.runs[1].attributes.baselineOffset == 4 * layout.fontScale)
  }

  @Test("Sizes that mean nothing change nothing or end at the smallest letters")
  func badSizes() {
    for least in [CGFloat.nan, .infinity, 2] {
      #expect(TextLayout(text, style: style(least), width: 40).fontScale == 1)
    }
    for least in [CGFloat(0), -3, -CGFloat.infinity] {
      let layout = TextLayout(text, style: style(least), width: 4)
      #expect(layout.text.runs[0].attributes.font.size == 1)
    }
  }

  @Test("Narrow letters are narrower where the family has them")
  func widths() {
    func width(_ font: Font) -> CGFloat {
      TextLayout(RichText("Hamburgefonts", TextAttributes(font: font.resolve()))).size.width
    }
    let font = Font.custom("DejaVu Sans", size: 20)
    #expect(width(font.width(.condensed)) < width(font) * 0.95)
    #expect(width(font.width(.standard)) == width(font))
    #expect(width(Font.body.width(.condensed)) == width(.body))
  }
}
