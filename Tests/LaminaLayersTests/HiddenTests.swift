import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing
import LayerScenes

@Suite("What is hidden is not painted")
struct HiddenTests {
  private func frame(_ layers: [Layer], pictures: [Layer.ID: LayerPicture] = [:]) -> Frame? {
    var compositor = Compositor()
    let root = Layer.group(0, rect(0, 0, 200, 200), children: layers)
    return compositor.frame(
      for: Presentation(root: root, pictures: pictures, size: CGSize(width: 200, height: 200)))
  }

  /// How many pixels rectangles fill.
  private func filled(_ frame: Frame?) -> Int {
    frame?.list.commands.reduce(0) { sum, command in
      if case .fillRect(let rect, _) = command { sum + Int(rect.width * rect.height) } else { sum }
    } ?? 0
  }

  private func picture(_ format: PixelFormat) -> LayerPicture {
    let list = DisplayList { $0.fill(rect(0, 0, 100, 100), with: .color(.black)) }
    let bitmap = Bitmap(PixelBuffer(size: PixelSize(width: 100, height: 100), format: format))
    return LayerPicture(
      list: list, bitmap: bitmap, origin: PixelPoint(x: 0, y: 0), scale: 1,
      size: CGSize(width: 100, height: 100))
  }

  @Test("a background below an opaque layer is not filled")
  func background() {
    #expect(filled(frame([.plain(1, rect(0, 0, 200, 200))])) == 200 * 200)
    #expect(filled(frame([.plain(1, rect(50, 50, 100, 100))])) == 200 * 200)
  }

  @Test("an opaque picture hides what lies below, one with alpha does not")
  func pictures() {
    let layer = Layer(
      id: Layer.ID(1), frame: rect(50, 50, 100, 100), contents: .drawn(picture(.rgb24).list))
    let opaque = frame([layer], pictures: [layer.id: picture(.rgb24)])
    #expect(filled(opaque) == 200 * 200 - 100 * 100)
    let clear = frame([layer], pictures: [layer.id: picture(.argb32)])
    #expect(filled(clear) == 200 * 200)
  }

  @Test("round corners hide what lies below but for their corners")
  func corners() {
    let card = Layer.group(
      1, rect(20, 20, 160, 160), Appearance(clip: .roundedRect(radius: 10)),
      children: [.plain(2, rect(0, 0, 160, 160))])
    // All but the rows of the corners. The child is painted between these and in each of them, cut to that.
    #expect(filled(frame([card])) == 200 * 200 - 160 * 138 + 3 * 160 * 160)
  }

  @Test("a translucent group hides nothing")
  func groups() {
    let veil = Layer.plain(1, rect(0, 0, 200, 200), Appearance(opacity: 0.5))
    #expect(filled(frame([veil])) == 2 * 200 * 200)
  }

  @Test("bytes of a picture are counted where it is seen")
  func bytes() {
    let layer = Layer(
      id: Layer.ID(1), frame: rect(0, 0, 100, 100), contents: .drawn(picture(.rgb24).list))
    let lid = Layer.plain(2, rect(0, 0, 100, 60))
    let frame = frame([layer, lid], pictures: [layer.id: picture(.argb32)])
    #expect(frame?.statistics.bytes == 100 * 40 * 4)
  }
}
