import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaModelLayers
import LaminaLayout
import LaminaRaster
import LaminaText
import Testing

@Suite("Drawn elements")
struct DrawableElementTests {
  private static let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private static let blue = Color.Resolved(red: 0, green: 0, blue: 1)

  /// A red decoration beside a blue content.
  private let panes = DecoratingLayout(
    content: DrawableElement.fill(.color(blue), scale: 1),
    decoration: DrawableElement.fill(.color(red), scale: 1))

  @Test("What is drawn lies where it was laid out")
  func places() throws {
    let list = panes.displayList(in: CGRect(x: 30, y: 10, width: 90, height: 40))
    #expect(list.inkBounds == CGRect(x: 30, y: 15, width: 85, height: 30))
    let bitmap = try #require(
      panes.bitmap(
        size: CGSize(width: 90, height: 40), scale: 1, background: .color(.white),
        rasterizer: CairoRasterizer()))
    #expect(bitmap.size == PixelSize(width: 90, height: 40))
    func color(_ x: Int, _ y: Int) -> UInt32 { bitmap.pixel(x: x, y: y) & 0xFFFFFF }
    #expect(color(0, 5) == 0xFF0000 && color(24, 34) == 0xFF0000)
    #expect(color(0, 4) == 0xFFFFFF && color(25, 20) == 0xFFFFFF && color(34, 20) == 0xFFFFFF)
    #expect(color(35, 5) == 0x0000FF && color(84, 34) == 0x0000FF)
    #expect(color(85, 20) == 0xFFFFFF)
  }

  @Test("An element that was not laid out draws nothing, and laying out a copy changes no other")
  func untouched() {
    var list = DisplayList.Recorder()
    for drawable in panes.contents { drawable.record(into: &list) }
    _ = panes.displayList(in: CGRect(x: 0, y: 0, width: 90, height: 40))
    for drawable in panes.contents { drawable.record(into: &list) }
    #expect(list.commands.isEmpty)
  }

  @Test("A text is as large as its lines, has baselines, and gets a picture of its own size")
  func text() throws {
    let text = DrawableElement.text("A dream of falling rain", scale: 1)
    let wide = text.sizeThatFits(.unspecified)
    let narrow = text.sizeThatFits(ProposedViewSize(width: wide.width / 2, height: nil))
    #expect(narrow.height > wide.height && narrow.width <= wide.width / 2)
    let dimensions = text.dimensions(in: ProposedViewSize(width: wide.width / 2, height: nil))
    #expect(dimensions[.firstTextBaseline] < dimensions[.lastTextBaseline])
    let bitmap = try #require(
      text.bitmap(scale: 1, background: .color(.white), rasterizer: CairoRasterizer()))
    #expect(bitmap.size == PixelSize(covering: wide, scale: 1))
    #expect(try bitmap.pngData().starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test("Texts of one row stand on one line under SwiftUI's own algorithm")
  func baselines() throws {
    let row = Arranged(
      HStackLayout(alignment: .firstTextBaseline),
      [
        DrawableElement.text("Large", base: RichText.Base(font: .largeTitle), scale: 1),
        DrawableElement.text("small", base: RichText.Base(font: .caption), scale: 1),
      ])
    let contents = row.contents(in: CGRect(x: 0, y: 0, width: 300, height: 80))
    let lines = contents.map { drawable in
      let frame = drawable.frame ?? .zero
      return frame.minY
        + drawable.dimensions(in: ProposedViewSize(frame.size))[.firstTextBaseline]
    }
    #expect(lines.count == 2 && abs(lines[0] - lines[1]) < 1e-9)
  }

  @Test("Pictures keep their proportions; drawings, shapes and layers take their place's size")
  func kinds() throws {
    let green: UInt32 = 0xFF00_FF00
    let source = ImageSource.bitmap(Self.square(green), scale: 1)
    let element = CascadingLayout(
      [
        AnyLayoutElement(
          DrawableElement.image(source, size: CGSize(width: 4, height: 4), scale: 1)),
        AnyLayoutElement(DrawableElement.shape(.color(Self.red), scale: 1) { Path($0) }),
        AnyLayoutElement(
          DrawableElement.layer(scale: 1) { size in
            ShapeContent(
              path: Path(CGRect(origin: .zero, size: size)), fill: .color(Self.blue))
          }),
        AnyLayoutElement(
          DrawableElement.drawing(scale: 1) { list, size in
            list.fill(CGRect(origin: .zero, size: size), with: .color(.black))
          }),
      ], overlap: 1)
    let bitmap = try #require(
      element.bitmap(
        size: CGSize(width: 80, height: 40), scale: 1, rasterizer: CairoRasterizer()))
    #expect(bitmap.pixel(x: 2, y: 5) == 0, "room beside the picture")
    #expect(bitmap.pixel(x: 10, y: 5) == green)
    #expect(bitmap.pixel(x: 30, y: 15) == 0xFFFF_0000)
    #expect(bitmap.pixel(x: 50, y: 25) == 0xFF00_00FF)
    #expect(bitmap.pixel(x: 70, y: 35) == 0xFF00_0000)
  }

  @Test("Other threads draw the pixels that this one draws", arguments: 0..<4)
  func threads(seed: Int) async throws {
    let card = DecoratingLayout(
      content: DrawableElement.text(AttributedString("A dream with the number \(seed)")),
      decoration: CascadingLayout([
        DrawableElement.fill(.color(Self.red)), DrawableElement.fill(.color(Self.blue)),
      ]))
    let size = CGSize(width: 200, height: 60)
    let rasterizer = CairoRasterizer()
    let here = try #require(card.bitmap(size: size, rasterizer: rasterizer)).pngData()
    let there = try await Task.detached {
      try card.bitmap(size: size, rasterizer: rasterizer)?.pngData()
    }.value
    #expect(there == here)
  }

  @Test("A cancelled or empty picture is none")
  func none() {
    let token = CancellationToken()
    token.cancel()
    let rasterizer = CairoRasterizer()
    let size = CGSize(width: 9, height: 9)
    #expect(panes.bitmap(size: size, rasterizer: rasterizer, token: token) == nil)
    #expect(panes.bitmap(size: .zero, rasterizer: rasterizer) == nil)
  }

  /// Sixteen pixels of one colour.
  private static func square(_ pixel: UInt32) -> Bitmap {
    let buffer = PixelBuffer(size: PixelSize(width: 4, height: 4), format: .argb32)
    buffer.withUnsafeMutableBytes { bytes in
      for index in 0..<16 { bytes.storeBytes(of: pixel, toByteOffset: index * 4, as: UInt32.self) }
    }
    return Bitmap(buffer)
  }
}
