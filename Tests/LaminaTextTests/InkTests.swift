import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import LaminaText
import Testing

@Suite("Ink")
struct InkTests {
  @Test("nothing is drawn outside the ink bounds", arguments: [1, 1.25, 2])
  func enclosed(scale: CGFloat) throws {
    let fonts: [Font] = [.body, .title.italic(), .body.monospaced(), .largeTitle.bold()]
    for font in fonts {
      let attributes = TextAttributes(font: font.resolve(), underline: TextLine())
      let text = RichText("fjÅg Ǻ́̂ 中文，العَرَبِيَّة 😀👨‍👩‍👧 한 \u{F1234}", attributes)
      let layout = TextLayout(text, style: ParagraphStyle(lineHeight: 16), width: 120, scale: scale)
      let list = DisplayList { layout.record(into: &$0, at: CGPoint(x: 40, y: 40)) }
      try expectInk(of: list, scale: scale)
    }
  }

  private func expectInk(of list: DisplayList, scale: CGFloat) throws {
    let page = PixelRect(x: 0, y: 0, width: 420, height: 420)
    let bitmap = try #require(
      CairoRasterizer().bitmap(of: list, covering: page, scale: scale))
    let ink = PixelRect(covering: list.inkBounds, scale: scale)
    var (strays, inked) = (0, 0)
    bitmap.withUnsafeBytes { bytes in
      for (index, pixel) in bytes.bindMemory(to: UInt32.self).enumerated() where pixel != 0 {
        let (x, y) = (index % page.width, index / page.width)
        inked += 1
        if x < ink.x || x >= ink.maxX || y < ink.y || y >= ink.maxY { strays += 1 }
      }
    }
    #expect(strays == 0)
    #expect(inked > 1000)
  }

  @Test("the same text gives the same pixels on another thread")
  func samePixels() async throws {
    func picture() -> [UInt8] {
      let layout = TextLayout(RichText("Sphinx 中文 😀"), scale: 1.25)
      let list = DisplayList { layout.record(into: &$0, at: .zero) }
      let rect = PixelRect(covering: list.inkBounds, scale: 1.25)
      let bitmap = CairoRasterizer().bitmap(of: list, covering: rect, scale: 1.25)
      return bitmap?.withUnsafeBytes { Array($0) } ?? []
    }
    let here = picture()
    async let there = picture()
    #expect(!here.isEmpty)
    #expect(await there == here)
  }
}
