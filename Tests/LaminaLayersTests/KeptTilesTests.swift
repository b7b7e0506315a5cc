import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LayerScenes
import Testing

/// Large layers that are kept as bitmaps, and scroll.
@Suite("What is kept of a layer, in tiles")
struct KeptTilesTests {
  /// A column of rows in a view that scrolls; one row may be green.
  private func screen(
    _ rows: Int, scrolled: CGFloat, green: Int? = nil, opacity: CGFloat = 1
  ) -> Presentation {
    let children = (0..<rows).map { row in
      Layer.plain(
        UInt64(row + 10), rect(0, CGFloat(row) * 20, 400, 18), row == green ? 0x00FF00 : 0xFF0000)
    }
    let column = Layer.group(
      1, rect(0, 0, 400, CGFloat(rows) * 20), Appearance(opacity: opacity, shouldRasterize: true),
      children: children)
    let view = Layer.group(
      2, rect(0, 0, 400, 400), origin: CGPoint(x: 0, y: scrolled), Appearance(clip: .bounds),
      children: [column])
    return Presentation(root: view, size: CGSize(width: 400, height: 400))
  }

  @Test(
    "As much is drawn as is seen and has changed, however long it is", arguments: [100, 200])
  func growth(rows: Int) {
    var compositor = Compositor()
    func pixels(_ scrolled: CGFloat, green: Int? = nil) -> Int {
      compositor.frame(for: screen(rows, scrolled: scrolled, green: green))?.statistics
        .rasterizedPixels ?? 0
    }
    #expect(pixels(0) == 400 * 512)
    #expect(pixels(50) == 0)
    #expect(pixels(150) == 400 * 256)
    // A row out of sight; one in sight, which lies in one row of tiles; and its own colour again.
    #expect(pixels(150, green: 90) == 0)
    #expect(pixels(160, green: 14) == 400 * 256)
    #expect(pixels(160, green: 90) == 400 * 256)
  }

  @Test("Tiles show what is there now", arguments: [1, 0.5] as [CGFloat])
  func changes(opacity: CGFloat) {
    var compositor = Compositor()
    let surface = Surface(screen(100, scrolled: 0, opacity: opacity))
    for (scrolled, green) in [
      (0, nil), (0, 14), (200, 15), (100, 12), (1_600, 90), (0, 3), (0, 12),
    ] as [(CGFloat, Int?)] {
      let next = screen(100, scrolled: scrolled, green: green, opacity: opacity)
      if let frame = compositor.frame(for: next) { surface.draw(frame) }
      let wanted = Surface.fullRedraw(of: next)
      #expect(zip(surface.pixels, wanted).allSatisfy { ($0 ^ $1) & 0xFFFFFF == 0 })
    }
  }
}
