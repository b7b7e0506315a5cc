import LaminaDrawing
import LaminaTesting
import LaminaThemes
import LaminaViews
import Testing

@MainActor
@Suite("Gradients along ellipses, meshes, tiles and shadows as styles", .timeLimit(.minutes(5)))
struct PatternStyleTests {
  private func picture<V: View>(_ view: V) -> Bitmap {
    Harness(size: CGSize(width: 80, height: 40)) { view }.picture()
  }

  private func red(_ pixel: UInt32) -> Int { Int(pixel >> 16 & 0xFF) }
  private func blue(_ pixel: UInt32) -> Int { Int(pixel & 0xFF) }

  @Test("an elliptical gradient reaches all sides alike")
  func ellipse() {
    let shown = picture(EllipticalGradient(colors: [pureRed, pureBlue]))
    #expect(red(shown.pixel(x: 40, y: 20)) > 240)
    #expect(blue(shown.pixel(x: 1, y: 20)) > 235)
    #expect(blue(shown.pixel(x: 40, y: 1)) > 235)
    #expect(abs(red(shown.pixel(x: 60, y: 20)) - red(shown.pixel(x: 40, y: 30))) < 8)
    let named = picture(
      Rectangle().fill(.ellipticalGradient(colors: [pureRed, pureBlue], endRadiusFraction: 0.25)))
    #expect(blue(named.pixel(x: 62, y: 20)) > 240)
  }

  @Test("a mesh has its colours at its points, and mixes them between")
  func mesh() {
    let shown = picture(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [pureRed, pureBlue, pureRed, pureBlue]))
    #expect(red(shown.pixel(x: 0, y: 20)) > 245 && blue(shown.pixel(x: 0, y: 20)) < 10)
    #expect(blue(shown.pixel(x: 79, y: 20)) > 245)
    #expect(abs(red(shown.pixel(x: 40, y: 5)) - 128) < 12)
    #expect(abs(red(shown.pixel(x: 40, y: 35)) - red(shown.pixel(x: 40, y: 5))) < 3)
  }

  @Test("a point that is moved takes its colour along, and the rest is background")
  func moved() {
    let points: [SIMD2<Float>] = [
      [0.25, 0], [0.5, 0], [0.75, 0], [0.25, 0.5], [0.7, 0.5], [0.75, 0.5], [0.25, 1], [0.5, 1],
      [0.75, 1],
    ]
    var colors = Array(repeating: pureBlue, count: 9)
    colors[4] = pureRed
    let shown = picture(
      MeshGradient(width: 3, height: 3, points: points, colors: colors, background: pureGreen))
    #expect(red(shown.pixel(x: 56, y: 20)) > 200)
    #expect(shown.pixel(x: 5, y: 20) == 0xFF00_FF00)
    #expect(shown.pixel(x: 75, y: 20) == 0xFF00_FF00)
  }

  @Test("a mesh with too few points is its background")
  func tooFew() {
    let shown = picture(
      MeshGradient(
        width: 3, height: 3, points: [[0, 0]], colors: [pureRed], background: pureGreen))
    #expect(shown.pixel(x: 40, y: 20) == 0xFF00_FF00)
  }

  @Test("a picture fills a shape again and again, from its corner")
  func tiles() {
    let paint = ImagePaint(image: Image(.bitmap(halfRedTile, scale: 1)))
    let shown = picture(Rectangle().fill(paint).padding(4))
    for x in [5, 13, 61] { #expect(shown.pixel(x: x, y: 20) == 0xFFFF_0000) }
    for x in [9, 17, 65] { #expect(shown.pixel(x: x, y: 20) == 0xFFFF_FFFF) }
    let doubled = picture(Rectangle().fill(.image(Image(.bitmap(halfRedTile, scale: 1)), scale: 2)))
    #expect(doubled.pixel(x: 5, y: 20) == 0xFFFF_0000)
    #expect(doubled.pixel(x: 12, y: 20) == 0xFFFF_FFFF)
  }

  @Test("an inner shadow darkens the inside along the edge")
  func innerShadow() {
    let shown = picture(
      Rectangle().fill(pureRed.shadow(.inner(color: .black, radius: 2, y: 4))).padding(10))
    #expect(red(shown.pixel(x: 40, y: 11)) < 60)
    #expect(red(shown.pixel(x: 40, y: 27)) > 230)
    #expect(shown.pixel(x: 40, y: 8) == 0xFFFF_FFFF)
  }

  @Test("colours are mixed as eyes see them, or as screens have them")
  func mixed() {
    let half = pureRed.mix(with: pureBlue, by: 0.5, in: .device).resolve(in: .light)
    #expect(abs(half.red - 0.5) < 0.01 && abs(half.blue - 0.5) < 0.01)
    let seen = pureRed.mix(with: pureBlue, by: 0.5).resolve(in: .light)
    #expect(abs(seen.red * 255 - 140) < 2 && abs(seen.green * 255 - 83) < 2)
    #expect(pureRed.mix(with: pureBlue, by: 0).resolve(in: .light) == pureRed.resolve(in: .light))
    let role = Color.primary.mix(with: .primary, by: 0.5)
    #expect(role.resolve(in: .light) != role.resolve(in: .dark))
  }

  @Test("styles of the system are those of the palette")
  func system() {
    #expect(
      picture(Rectangle().fill(.selection)).pixel(x: 4, y: 4)
        == picture(Rectangle().fill(Color(role: .selection))).pixel(x: 4, y: 4))
    #expect(
      picture(Rectangle().fill(.link)).pixel(x: 4, y: 4)
        == picture(Rectangle().fill(Color(role: .link))).pixel(x: 4, y: 4))
    #expect(
      picture(Rectangle().fill(.placeholder)).pixel(x: 4, y: 4)
        == picture(Rectangle().fill(Color(role: .tertiary))).pixel(x: 4, y: 4))
  }

  @Test("a style with a blend mode is mixed with what lies below")
  func blended() {
    let shown = picture(
      ZStack {
        pureBlue
        Rectangle().fill(pureRed.blendMode(.plusLighter))
      })
    #expect(shown.pixel(x: 4, y: 4) == 0xFFFF_00FF)
  }
}
