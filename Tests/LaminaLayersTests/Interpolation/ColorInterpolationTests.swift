import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LayerScenes
import Testing

@Suite("Colours and gradients in between")
struct ColorInterpolationTests {
  private let red = Color.Resolved(hex: 0xFF0000)
  private let blue = Color.Resolved(hex: 0x0000FF)

  private func bytes(_ color: Color.Resolved) -> [Int] {
    [color.red, color.green, color.blue, color.opacity].map { Int(($0 * 255).rounded()) }
  }

  private func between(_ a: Color.Resolved, _ b: Color.Resolved, _ amount: Double) -> [Int] {
    bytes(Color.Resolved.interpolated(from: a, to: b, amount: amount))
  }

  @Test("mix in OKLab: numbers as other programs have them")
  func known() {
    #expect(between(red, blue, 0.5) == [140, 83, 162, 255])
    #expect(between(.black, .white, 0.5) == [99, 99, 99, 255])
    let yellow = Color.Resolved(hex: 0xFFFF00)
    #expect(between(yellow, blue, 0.5) == [108, 171, 199, 255])
  }

  @Test("keep their hue while they appear from nothing or fade")
  func opacity() {
    #expect(between(.clear, red, 0.25) == [255, 0, 0, 64])
    #expect(between(red, red.opacity(0), 0.5) == [255, 0, 0, 128])
    // A strong red weighs more than a faint blue.
    let mixed = Color.Resolved.interpolated(from: red, to: blue.opacity(0.2), amount: 0.5)
    #expect(mixed.red > 0.85 && abs(mixed.opacity - 0.6) < 1e-6)
  }

  @Test("come back as they were, and never leave what a screen shows")
  func range() {
    for hex in [0x000000, 0xFFFFFF, 0x123456, 0xFE01AB, 0x7F7F7F] as [UInt32] {
      let color = Color.Resolved(hex: hex, opacity: 0.5)
      #expect(between(color, .white, 0) == bytes(color))
    }
    for amount in stride(from: -0.5, through: 1.5, by: 0.05) {
      let color = Color.Resolved.interpolated(from: red, to: blue.opacity(0.3), amount: amount)
      for part in [color.red, color.green, color.blue, color.opacity] {
        #expect((0...1).contains(part))
      }
    }
  }

  @Test("are data that views can animate")
  func animatable() {
    let middle = red.interpolated(towards: blue, amount: 0.5)
    #expect(bytes(middle) == [140, 83, 162, 255])
  }

  private func stop(_ color: Color.Resolved, _ location: CGFloat) -> Paint.Stop {
    Paint.Stop(color: color, location: location)
  }

  private func linear(_ stops: [Paint.Stop], to end: CGFloat = 10) -> Paint {
    .linear(stops, from: .zero, to: CGPoint(x: end, y: 0))
  }

  @Test("gradients of the same number of stops mix stop by stop")
  func gradients() throws {
    let paint = Paint.interpolated(
      from: linear([stop(red, 0), stop(blue, 0.4)]),
      to: linear([stop(red, 0.2), stop(red, 1)], to: 30), amount: 0.5)
    guard case .linear(let stops, _, let end) = paint else {
      Issue.record("\(paint)")
      return
    }
    #expect(end.x == 20 && stops.count == 2)
    #expect(bytes(stops[0].color) == [255, 0, 0, 255] && abs(stops[0].location - 0.1) < 1e-9)
    #expect(bytes(stops[1].color) == [140, 83, 162, 255] && abs(stops[1].location - 0.7) < 1e-9)
  }

  @Test("gradients of other numbers of stops are sampled at all of them")
  func resampling() throws {
    let three = linear([stop(red, 0), stop(blue, 0.5), stop(red, 1)])
    let two = linear([stop(.black, 0), stop(.white, 1)])
    guard case .linear(let stops, _, _) = Paint.interpolated(from: three, to: two, amount: 0.999)
    else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.map(\.location) == [0, 0.5, 1])
    // What lies in the middle of black and white is painted as 128.
    #expect(abs(stops[1].color.red - 0.5) < 0.01)
    #expect(Paint.interpolated(from: three, to: two, amount: 1) == two)
  }

  @Test("a colour becomes a gradient of itself; gradients of other kinds jump")
  func kinds() {
    let gradient = linear([stop(red, 0), stop(red, 1)])
    guard
      case .linear(let stops, _, _) = Paint.interpolated(
        from: .color(blue), to: gradient, amount: 0.5)
    else {
      Issue.record("no gradient")
      return
    }
    #expect(bytes(stops[1].color) == [140, 83, 162, 255])
    let round = Paint.radial([stop(red, 0)], center: .zero, startRadius: 0, endRadius: 5)
    #expect(Paint.interpolated(from: gradient, to: round, amount: 0.1) == round)
  }
}
