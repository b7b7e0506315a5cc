import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaRaster
import Testing
import LayerScenes

@Suite("Painting")
struct PaintingTests {
  /// The colour at a pixel of a surface of 20x20 points over white.
  private func color(
    at x: Int, _ y: Int, of root: Layer, pictures: [Layer.ID: LayerPicture] = [:],
    scale: CGFloat = 1
  ) -> String {
    let presentation = Presentation(
      root: root, pictures: pictures, size: CGSize(width: 20, height: 20), scale: scale)
    let value = Surface.fullRedraw(of: presentation)[y * presentation.pixelSize.width + x]
    return String(value & 0xFF_FFFF, radix: 16)
  }

  private func root(_ children: Layer...) -> Layer {
    Layer.group(0, rect(0, 0, 20, 20), children: children)
  }

  @Test("A group's opacity is laid on once, not on each layer")
  func groupOpacity() {
    let child = Layer.plain(2, rect(5, 5, 5, 5), 0x00FF00)
    let parent = Layer.plain(
      1, rect(0, 0, 20, 20), 0xFF0000, Appearance(opacity: 0.5), children: [child])
    #expect(["7fff7f", "80ff80"].contains(color(at: 7, 7, of: root(parent))))
    #expect(["ff7f7f", "ff8080"].contains(color(at: 1, 1, of: root(parent))))
  }

  @Test("Later siblings lie on top; contents lie below children")
  func order() {
    let (a, b) = (
      Layer.plain(
        1, rect(0, 0, 10, 10), 0xAA0000,
        children: [
          Layer.plain(3, rect(0, 0, 4, 4), 0xBB0000)
        ]), Layer.plain(2, rect(5, 0, 10, 10), 0x00AA00)
    )
    #expect(color(at: 7, 5, of: root(a, b)) == "aa00")
    #expect(color(at: 7, 5, of: root(b, a)) == "aa0000")
    #expect(color(at: 2, 2, of: root(a, b)) == "bb0000")
  }

  @Test("A clip cuts contents and children, not the shadow")
  func clip() {
    let shadow = Shadow(color: .black, radius: 0, offset: CGSize(width: 0, height: 8))
    let looks = Appearance(clip: .bounds, shadow: shadow)
    let card = Layer.group(
      1, rect(2, 2, 8, 8), looks,
      children: [
        Layer.plain(2, rect(0, 0, 20, 20), 0xFF0000)
      ])
    #expect(color(at: 5, 5, of: root(card)) == "ff0000")
    #expect(color(at: 12, 5, of: root(card)) == "ffffff")
    #expect(color(at: 5, 14, of: root(card)) == "0")
  }

  @Test("Scrolling shifts the children and leaves the contents")
  func scrolled() {
    let list = Layer.plain(
      1, rect(2, 2, 10, 10), 0x0000FF, origin: CGPoint(x: 0, y: 3),
      children: [Layer.plain(2, rect(0, 4, 10, 2), 0xFF0000)])
    #expect(color(at: 3, 2, of: root(list)) == "ff")
    #expect(color(at: 3, 3, of: root(list)) == "ff0000")
    #expect(color(at: 3, 5, of: root(list)) == "ff")
  }

  @Test("A drawn layer shows its picture on whole pixels; without one nothing")
  func picture() throws {
    let list = DisplayList {
      $0.fill(rect(0, 0, 4, 4), with: .color(Color.Resolved(hex: 0x123456)))
    }
    let layer = Layer(id: Layer.ID(1), frame: rect(4, 4, 4, 4), contents: .drawn(list))
    #expect(color(at: 5, 5, of: root(layer)) == "ffffff")
    let bitmap = try #require(
      Surface.rasterizer.bitmap(of: list, covering: pixels(0, 0, 4, 4), scale: 1))
    let pictures = [
      layer.id: LayerPicture(
        list: list, bitmap: bitmap, origin: .zero, scale: 1, size: layer.bounds.size)
    ]
    let moved = layer.transformed(CGAffineTransform(translationX: 2.4, y: 0))
    #expect(color(at: 6, 5, of: root(moved), pictures: pictures) == "123456")
    #expect(color(at: 5, 5, of: root(moved), pictures: pictures) == "ffffff")
    let turned = layer.transformed(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(color(at: 5, 5, of: root(turned), pictures: pictures) == "123456")
    #expect(color(at: 12, 12, of: root(layer), pictures: pictures, scale: 2) == "123456")
  }

  @Test("The transform turns about the frame's centre")
  func transform() {
    let dot = Layer.plain(1, rect(8, 8, 4, 4), 0xFF0000)
      .transformed(CGAffineTransform(scaleX: 2, y: 2))
    #expect(color(at: 6, 6, of: root(dot)) == "ff0000")
    #expect(color(at: 13, 13, of: root(dot)) == "ff0000")
    #expect(color(at: 15, 15, of: root(dot)) == "ffffff")
  }
}
