import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("Effects under SwiftUI's names")
struct ViewEffectTests {
  /// What an effect makes of a colour, as alpha, red, green and blue.
  private func changed(_ hex: UInt32, _ effects: ImageEffect..., opacity: Float = 1) -> [Int] {
    drawing(1, 1, format: .argb32, background: nil) { list in
      list.group(GroupStyle(filters: effects)) {
        $0.fill(
          CGRect(x: 0, y: 0, width: 1, height: 1),
          with: .color(Color.Resolved(hex: hex, opacity: opacity)))
      }
    }.channels(0, 0)
  }

  @Test("Inverting makes each channel its opposite, where there is something")
  func invert() {
    #expect(changed(0x3366CC, .colorInvert) == [255, 0xCC, 0x99, 0x33])
    #expect(near(changed(0xFF0000, .colorInvert, opacity: 0.5), [128, 0, 128, 128]))
  }

  @Test("Hues turn as in CSS: red by 90 degrees, and by a full circle not at all")
  func hue() {
    #expect(near(changed(0x3366CC, .hueRotation(.degrees(360))), [255, 0x33, 0x66, 0xCC]))
    // (0.213 - 0.213, 0.213 + 0.143, 0.213 - 0.787) times 255, held within 0 to 255.
    #expect(near(changed(0xFF0000, .hueRotation(.degrees(90))), [255, 0, 91, 0]))
    #expect(near(changed(0x808080, .hueRotation(.degrees(123))), [255, 128, 128, 128]))
  }

  @Test("Multiplying by a colour scales all channels, opacity too")
  func multiply() {
    #expect(
      near(
        changed(0xFFFFFF, .colorMultiply(Color(Color.Resolved(hex: 0x336699)))),
        [255, 0x33, 0x66, 0x99]))
    let half = Color(Color.Resolved(hex: 0xFFFFFF, opacity: 0.5))
    #expect(near(changed(0xFF0000, .colorMultiply(half)), [128, 128, 0, 0]))
  }

  @Test("Luminance becomes the opacity of black")
  func luminance() {
    #expect(near(changed(0xFFFFFF, .luminanceToAlpha), [255, 0, 0, 0]))
    #expect(near(changed(0x00FF00, .luminanceToAlpha), [182, 0, 0, 0]))
    #expect(near(changed(0x000000, .luminanceToAlpha), [0, 0, 0, 0]))
  }

  @Test("Grayscale, opacity, and contrast below zero")
  func others() {
    #expect(near(changed(0xFF0000, .grayscale(1)), [255, 54, 54, 54]))
    #expect(changed(0xFF0000, .grayscale(0)) == [255, 255, 0, 0])
    #expect(near(changed(0xFF0000, .opacity(0.25)), [64, 64, 0, 0]))
    #expect(near(changed(0xFF0040, .contrast(-1)), [255, 0, 255, 191]))
  }
}
