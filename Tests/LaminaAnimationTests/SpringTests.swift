import LaminaAnimation
import LaminaGeometry
import Testing

@Suite("Springs")
struct SpringTests {
  private func near(_ a: Double, _ b: Double, _ slack: Double) -> Bool { abs(a - b) < slack }

  @Test("by duration and bounce have SwiftUI's physics")
  func physics() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(near(spring.stiffness, 157.9, 0.05) && near(spring.damping, 17.6, 0.05))
    #expect(near(spring.bounce, 0.3, 1e-9) && near(spring.duration, 0.5, 1e-9))
    let slow = Spring(duration: 1, bounce: -0.5)
    #expect(near(slow.bounce, -0.5, 1e-9) && near(slow.dampingRatio, 2, 1e-9))
  }

  @Test("go where the formula says")
  func knownValues() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(near(spring.value(target: 1.0, time: 0.1), 0.3403, 1e-4))
    #expect(near(spring.value(target: 1.0, time: 0.5), 1.0746, 1e-4))
  }

  static let kinds = [
    Spring(duration: 0.5, bounce: 0.3), Spring(duration: 0.5), Spring(duration: 0.5, bounce: -0.4),
    Spring(mass: 2, stiffness: 30, damping: 1), Spring(response: 0.2, dampingRatio: 1.0000001),
  ]

  @Test("obey their own force", arguments: kinds)
  func force(_ spring: Spring) {
    let step = 1e-4
    for time in [0.05, 0.2, 0.7] {
      func velocity(_ time: Double) -> Double {
        spring.velocity(target: 3.0, initialVelocity: -2, time: time)
      }
      let acceleration = (velocity(time + step) - velocity(time - step)) / (2 * step)
      let position = spring.value(target: 3.0, initialVelocity: -2, time: time)
      let force = spring.force(target: 3.0, position: position, velocity: velocity(time))
      #expect(near(acceleration * spring.mass, force, max(1, abs(force)) * 1e-3))
    }
  }

  @Test("stay within a thousandth once settled, and not long before", arguments: kinds)
  func settling(_ spring: Spring) {
    for velocity in [0.0, 8, -8] {
      let end = spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
      for step in 0...400 {
        let time = end + Double(step) * 0.01
        let value = spring.value(target: 1.0, initialVelocity: velocity, time: time)
        #expect(abs(value - 1) <= 0.001 + 1e-9)
      }
      let before = stride(from: end * 0.4, to: end, by: end / 200).map {
        abs(spring.value(target: 1.0, initialVelocity: velocity, time: $0) - 1)
      }
      #expect((before.max() ?? 0) > 0.001, "settled long before \(end) s")
    }
    #expect(Spring(stiffness: 1, damping: 0).settlingDuration(target: 1.0) == .infinity)
  }

  @Test("give the same in one step as in many", arguments: kinds)
  func steps(_ spring: Spring) {
    var (value, velocity) = (0.0, 5.0)
    for _ in 0..<37 {
      spring.update(value: &value, velocity: &velocity, target: 2, deltaTime: 0.01)
    }
    #expect(near(value, spring.value(target: 2.0, initialVelocity: 5, time: 0.37), 1e-6))
    #expect(near(velocity, spring.velocity(target: 2.0, initialVelocity: 5, time: 0.37), 1e-6))
  }

  @Test("by settling time settle then")
  func bySettling() {
    let spring = Spring(settlingDuration: 0.8, dampingRatio: 0.6)
    #expect(near(spring.settlingDuration(target: 1.0), 0.8, 1e-6))
  }

  @Test("move points as they move numbers")
  func points() {
    let spring = Spring.bouncy
    let point = spring.value(
      fromValue: CGPoint(x: 10, y: -20), toValue: CGPoint(x: 110, y: 30), time: 0.2)
    let part = spring.value(target: 1.0, time: 0.2)
    #expect(near(point.x, 10 + 100 * part, 1e-9) && near(point.y, -20 + 50 * part, 1e-9))
  }

  @Test("take any numbers")
  func badNumbers() {
    for number in [0, -1, .nan, .infinity, 1e300] as [Double] {
      for spring in [
        Spring(mass: number, stiffness: number, damping: number),
        Spring(duration: number, bounce: number), Spring(response: number, dampingRatio: number),
      ] {
        #expect(spring.value(target: 1.0, time: 0.1).isFinite)
      }
    }
  }
}
