import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaModelLayers
import LayerScenes
import Testing

@Suite("Gradient contents")
struct GradientContentTests {
  /// From red to blue, at `t` held to 0...1.
  private func mix(_ t: Double) -> [Int] {
    let t = min(max(t, 0), 1)
    return [Int((255 * (1 - t)).rounded()), 0, Int((255 * t).rounded())]
  }

  @Test("Axial: colours go from the start's line to the end's, and clamp outside")
  func axial() {
    let gradient = GradientContent(
      colors: [red, blue], startPoint: UnitPoint(x: 0.25, y: 0),
      endPoint: UnitPoint(x: 0.75, y: 0))
    let picture = gradient.picture(40, 4)
    for x in 0..<40 {
      #expect(near(picture.rgb(x, 2), mix((Double(x) + 0.5 - 10) / 20)), "\(x)")
    }
  }

  @Test("Axial: a slanted gradient changes along its line in points, not across")
  func slanted() {
    let gradient = GradientContent(
      colors: [red, blue], startPoint: .topLeading, endPoint: .bottomTrailing)
    let picture = gradient.picture(40, 20)
    for (x, y) in [(0, 0), (10, 10), (39, 19), (30, 3), (5, 18)] {
      let along = (Double(x) + 0.5) * 40 + (Double(y) + 0.5) * 20
      #expect(near(picture.rgb(x, y), mix(along / 2000)), "\(x) \(y)")
    }
  }

  @Test("Locations: evenly spaced by default, clamped to what comes before, first and last go on")
  func locations() {
    let even = GradientContent(colors: [red, green, blue])
    #expect(even.picture(2, 20).rgb(0, 10) == even.picture(2, 20).rgb(1, 10))
    #expect(near(even.picture(2, 20).rgb(0, 9), [13, 242, 0]))
    let late = GradientContent(colors: [red, blue], locations: [0.5, 0.75]).picture(1, 40)
    #expect(late.rgb(0, 0) == [255, 0, 0] && late.rgb(0, 39) == [0, 0, 255])
    for y in 20..<30 { #expect(near(late.rgb(0, y), mix((Double(y) + 0.5 - 20) / 10)), "\(y)") }
    let hard = GradientContent(colors: [red, blue], locations: [0.5, 0.2]).picture(1, 40)
    #expect(hard.rgb(0, 19) == [255, 0, 0] && hard.rgb(0, 20) == [0, 0, 255])
    let odd = GradientContent(colors: [red, blue], locations: [0.5])
    #expect(
      odd.picture(1, 40).rgb(0, 10)
        == GradientContent(colors: [red, blue]).picture(1, 40).rgb(0, 10))
  }

  @Test("Radial: ellipses around the start through the end's place")
  func radial() {
    let gradient = GradientContent(
      .radial, colors: [red, blue], startPoint: .center, endPoint: UnitPoint(x: 1, y: 0.75))
    let picture = gradient.picture(40, 40)
    for (x, y) in [(20, 20), (30, 20), (20, 25), (38, 20), (28, 24), (2, 2), (20, 38)] {
      let (dx, dy) = ((Double(x) + 0.5 - 20) / 20, (Double(y) + 0.5 - 20) / 10)
      #expect(near(picture.rgb(x, y), mix((dx * dx + dy * dy).squareRoot())), "\(x) \(y)")
    }
  }

  @Test("Conic: clockwise around the start, beginning towards the end")
  func conic() {
    let gradient = GradientContent(
      .conic, colors: [red, blue], startPoint: .center, endPoint: .top)
    let picture = gradient.picture(40, 40)
    for (x, y) in [(30, 10), (38, 20), (30, 30), (20, 38), (2, 20), (10, 5), (25, 3)] {
      let (dx, dy) = (Double(x) + 0.5 - 20, Double(y) + 0.5 - 20)
      var turn = atan2(dx, -dy) / (2 * .pi)
      if turn < 0 { turn += 1 }
      #expect(near(picture.rgb(x, y), mix(turn), within: 2), "\(x) \(y)")
    }
  }

  @Test("Without a way from start to end all is the last colour; without colours nothing")
  func degenerate() {
    for kind in [GradientContent.Kind.axial, .radial, .conic] {
      let point = GradientContent(
        kind, colors: [red, blue], startPoint: .center, endPoint: .center)
      #expect(point.picture(4, 4).rgb(1, 1) == [0, 0, 255])
      let none = GradientContent(kind, colors: [])
      #expect(none.contents(in: CGSize(width: 4, height: 4), scale: 1, at: 0) == .none)
      let broken = GradientContent(
        kind, colors: [red], startPoint: UnitPoint(x: .nan, y: 0), endPoint: .bottom)
      #expect(broken.contents(in: CGSize(width: 4, height: 4), scale: 1, at: 0) == .none)
    }
    #expect(GradientContent(colors: [green]).picture(4, 4).rgb(3, 3) == [0, 255, 0])
  }

  @Test("Colours, locations and points move; another count of colours jumps")
  func animated() {
    let a = GradientContent(colors: [red, .white], startPoint: .leading, endPoint: .trailing)
    let b = GradientContent(
      colors: [blue, .white.opacity(0)], locations: [0.5, 1], startPoint: .trailing,
      endPoint: .bottom)
    let middle = b.blended(with: a, 0.5)
    #expect(middle.colors == [Color.Resolved(red: 0.5, green: 0, blue: 0.5), .white.opacity(0.5)])
    #expect(middle.locations == [0.25, 1])
    #expect(middle.startPoint == .center && middle.endPoint == UnitPoint(x: 0.75, y: 0.75))
    #expect(b.blended(with: a, 1) == b)
    let three = GradientContent(colors: [red, green, blue])
    #expect(three.blended(with: GradientContent(colors: [red, blue]), 0.5) == three)
  }
}
