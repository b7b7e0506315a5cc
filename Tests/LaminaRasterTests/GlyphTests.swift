import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import LaminaText
import Testing

@Suite("Glyphs")
struct GlyphTests {
  private func layout(_ text: String, scale: CGFloat, paint: Paint = .color(.black)) -> TextLayout {
    TextLayout(RichText(text, TextAttributes(foreground: paint)), scale: scale)
  }

  @Test("Glyphs touch nothing outside the ink that was measured", arguments: [1, 1.25, 2])
  func ink(scale: CGFloat) {
    let layout = layout("Ångström fjord, 雨林の蛙 yÿ", scale: scale)
    let list = DisplayList { layout.record(into: &$0, at: CGPoint(x: 10, y: 10)) }
    let picture = drawing(600, 100, scale: scale) { $0.append(list) }
    let bounds = PixelRect(covering: list.inkBounds, scale: scale)
    var inked = PixelRect.zero
    for y in 0..<100 {
      for x in 0..<600 where picture.rgb(x, y) != [255, 255, 255] {
        inked = inked.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    #expect(!inked.isEmpty)
    #expect(bounds.contains(inked), "\(inked) in \(bounds)")
    #expect(bounds.width - inked.width <= 4 && bounds.height - inked.height <= 4)
  }

  @Test("The same text one pixel further is the same picture one pixel further")
  func moved() {
    let layout = layout("Rain forest", scale: 1.25)
    func picture(_ pixel: CGFloat) -> Bitmap {
      drawing(140, 40, scale: 1.25) {
        layout.record(into: &$0, at: CGPoint(x: pixel / 1.25, y: 4 / 1.25))
      }
    }
    let (first, second) = (picture(4), picture(5))
    for x in 0..<139 {
      for y in 0..<40 { #expect(first.pixel(x: x, y: y) == second.pixel(x: x + 1, y: y)) }
    }
  }

  @Test("Text may be filled with a gradient")
  func gradient() {
    let stops = [Paint.Stop(color: red, location: 0), Paint.Stop(color: blue, location: 1)]
    let paint = Paint.linear(stops, from: .zero, to: CGPoint(x: 60, y: 0))
    let layout = layout("█████████", scale: 1, paint: paint)
    let picture = drawing(100, 30) { layout.record(into: &$0, at: .zero) }
    let row = Int(layout.firstBaseline) - 3
    let (left, right) = (picture.rgb(2, row), picture.rgb(56, row))
    #expect(left[0] > left[2] && right[2] > right[0])
  }

  @Test("Text turned by a quarter still draws")
  func turned() {
    let layout = layout("Turned", scale: 1)
    let picture = drawing { list in
      list.concatenate(
        CGAffineTransform(rotationAngle: .pi / 2).concatenating(
          CGAffineTransform(translationX: 30, y: 2)))
      layout.record(into: &list, at: .zero)
    }
    #expect(picture.pixels.contains { $0 & 255 < 100 })
  }
}
