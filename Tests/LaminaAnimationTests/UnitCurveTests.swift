import LaminaAnimation
import LaminaGeometry
import Testing

@Suite("Unit curves")
struct UnitCurveTests {
  private func near(_ a: Double, _ b: Double, _ slack: Double = 1e-4) -> Bool { abs(a - b) < slack }

  @Test("have Core Animation's values at a quarter")
  func knownValues() {
    #expect(near(UnitCurve.easeIn.value(at: 0.25), 0.093465))
    #expect(near(UnitCurve.easeInEaseOut.value(at: 0.25), 0.129162))
    #expect(near(UnitCurve.default.value(at: 0.25), 0.408511))
    #expect(near(UnitCurve.easeOut.value(at: 0.75), 1 - 0.093465))
    #expect(UnitCurve.linear.value(at: 0.25) == 0.25)
  }

  static let all: [UnitCurve] = [
    .linear, .default, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut,
  ]

  @Test("begin at 0, end at 1, hold outside and never fall", arguments: all)
  func ends(_ curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0 && curve.value(at: 7) == 1 && curve.value(at: .nan) == 0)
    let values = (0...200).map { curve.value(at: Double($0) / 200) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("tell their speed as the slope of their values", arguments: all)
  func slopes(_ curve: UnitCurve) {
    for step in 1..<20 {
      let time = Double(step) / 20
      // The middle of two quarters of a circle stands upright.
      if curve == .circularEaseInOut, step == 10 { continue }
      let slope = (curve.value(at: time + 1e-6) - curve.value(at: time - 1e-6)) / 2e-6
      #expect(near(curve.velocity(at: time), slope, 1e-3), "at \(time)")
    }
    #expect(curve.velocity(at: -0.1) == curve.velocity(at: 0))
    #expect(curve.velocity(at: 1.1) == curve.velocity(at: 1))
  }

  @Test(
    "have SwiftUI's speed at their ends",
    arguments: [
      (UnitCurve.linear, 1.0, 1.0), (.easeIn, 0, 0), (.easeOut, 1, 0), (.easeInOut, 0, 0),
      (.circularEaseIn, 0, .infinity), (.circularEaseOut, .infinity, 0),
      (.circularEaseInOut, 0, 0),
    ])
  func endSpeeds(_ curve: UnitCurve, start: Double, end: Double) {
    #expect(curve.velocity(at: 0) == start && curve.velocity(at: 1) == end)
  }

  @Test("are upright in the middle of two quarters of a circle, and may run backwards")
  func uprightSpeeds() {
    #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    #expect(near(curve.velocity(at: 0.5), -1))
    #expect(
      near(
        UnitCurve.circularEaseIn.inverse.velocity(at: 0.3),
        UnitCurve.circularEaseOut.velocity(at: 0.3)))
    let swapped = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.1, y: 0.25), endControlPoint: UnitPoint(x: 1, y: 0.25))
    let straight = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
    #expect(near(straight.inverse.velocity(at: 0.4), swapped.velocity(at: 0.4)))
  }

  @Test("that stand upright at their ends move by numbers that can be followed")
  func uprightMovement() {
    var context = AnimationContext<Double>()
    let steep = Animation.timingCurve(.circularEaseOut, duration: 1)
    _ = steep.animate(value: 1, time: 0, context: &context)
    #expect(steep.velocity(value: 1, time: 0, context: context)?.isFinite == true)
  }

  @Test("give time for way when inverted", arguments: all)
  func inverse(_ curve: UnitCurve) {
    guard curve != .circularEaseInOut else { return }
    for step in 1..<20 {
      let time = Double(step) / 20
      #expect(near(curve.inverse.value(at: curve.value(at: time)), time, 1e-6))
    }
  }

  @Test("may go beyond their ends, and take steps")
  func beyond() {
    let swing = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.3, y: 1.8), endControlPoint: UnitPoint(x: 0.6, y: 1.2))
    #expect((1...9).contains { swing.value(at: Double($0) / 10) > 1 })
    let steps = UnitCurve.steps(4)
    #expect([0, 0.2, 0.25, 0.6, 0.99, 1].map(steps.value) == [0, 0, 0.25, 0.5, 0.75, 1])
  }

  @Test("take control points as they come: outside, not a number, upright")
  func badPoints() {
    for x in [-5, 0, 1, 9, .nan, .infinity] as [Double] {
      for y in [-100, 0, 100, .nan, .infinity] as [Double] {
        let curve = UnitCurve.bezier(
          startControlPoint: UnitPoint(x: x, y: y), endControlPoint: UnitPoint(x: 1 - x, y: y))
        for step in 0...10 { #expect(curve.value(at: Double(step) / 10).isFinite) }
      }
    }
  }
}
