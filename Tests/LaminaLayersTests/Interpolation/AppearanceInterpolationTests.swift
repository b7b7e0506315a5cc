import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing
import LayerScenes

@Suite("Looks in between")
struct AppearanceInterpolationTests {
  @Test("shadows and borders appear from clear ones")
  func appearing() throws {
    let shadow = Shadow(color: .black, radius: 8, offset: CGSize(width: 0, height: 4))
    let half = try #require(Optional<Shadow>.interpolated(from: nil, to: shadow, amount: 0.5))
    #expect(half.color.opacity == 0.5 && half.radius == 8 && half.offset.height == 4)
    let gone = try #require(Optional<Shadow>.interpolated(from: shadow, to: nil, amount: 0.75))
    #expect(gone.color.opacity == 0.25 && gone.radius == 8)
    #expect(Optional<Shadow>.interpolated(from: shadow, to: nil, amount: 1) == nil)
    let border = try #require(
      Optional<Border>.interpolated(from: nil, to: Border(width: 2, color: .white), amount: 0.5))
    #expect(border.width == 2 && border.color.opacity == 0.5)
    let background = Optional<Paint>.interpolated(from: nil, to: .color(.black), amount: 0.25)
    #expect(background == .color(Color.Resolved.black.opacity(0.25)))
  }

  @Test("shadows mix radius, offset and outlines of the same steps")
  func shadows() {
    func shadow(_ radius: CGFloat, _ path: Path?) -> Shadow {
      Shadow(color: .black, radius: radius, path: path)
    }
    let mixed = Shadow.interpolated(
      from: shadow(0, Path(rect(0, 0, 10, 10))), to: shadow(8, Path(rect(10, 0, 20, 10))),
      amount: 0.5)
    #expect(mixed == shadow(4, Path(rect(5, 0, 15, 10))))
    let other = shadow(8, Path(ellipseIn: rect(0, 0, 9, 9)))
    #expect(Shadow.interpolated(from: shadow(0, nil), to: other, amount: 0.1) == other)
  }

  @Test("clips mix corner radii and outlines; one that comes or goes does so at once")
  func clips() {
    typealias Clip = ClipShape
    #expect(
      Clip.interpolated(from: .bounds, to: .roundedRect(radius: 8), amount: 0.5)
        == .roundedRect(radius: 4))
    #expect(
      Clip.interpolated(
        from: .path(Path(rect(0, 0, 10, 10)), eoFill: true),
        to: .path(Path(rect(0, 10, 10, 10)), eoFill: true), amount: 0.5)
        == .path(Path(rect(0, 5, 10, 10)), eoFill: true))
    #expect(Optional<Clip>.interpolated(from: nil, to: .bounds, amount: 0.1) == .bounds)
    #expect(Optional<Clip>.interpolated(from: .bounds, to: nil, amount: 0.1) == nil)
  }

  @Test("effects mix kind by kind; a shorter chain goes on with effects that do nothing")
  func effects() {
    #expect(
      [ImageEffect].interpolated(from: [], to: [.blur(8), .contrast(3)], amount: 0.25)
        == [.blur(2), .contrast(1.5)])
    #expect(
      [ImageEffect].interpolated(from: [.saturation(0)], to: [], amount: 0.5)
        == [.saturation(0.5)])
    let custom = ImageEffect.custom(id: 1) { _ in }
    #expect([ImageEffect].interpolated(from: [.blur(3)], to: [custom], amount: 0.5) == [custom])
  }
}
