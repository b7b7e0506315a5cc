import LaminaAnimation
import LaminaGeometry
import Testing

@Suite("Scroll animations")
struct ScrollAnimationTests {
  @Test(
    "a fling inside the range is v0/k · (1 - e^(-kt))",
    arguments: [(0.0, 0.0, 2000.0), (0.1, 181.2520, 1637.1332), (0.5, 631.857, 735.020)])
  func fling(time: Double, offset: Double, velocity: Double) {
    let fling = ScrollAnimation(offset: 0, velocity: 2000, range: 0...5000, viewport: 600)
    #expect(abs(fling.offset(at: time) - offset) < 0.01)
    #expect(abs(fling.velocity(at: time) - velocity) < 0.01)
    #expect(!fling.isFinished(at: time))
  }

  @Test("a fling ends at its resting place, half a point before which it is over")
  func flingEnd() {
    let fling = ScrollAnimation(offset: 0, velocity: 2000, range: 0...5000, viewport: 600)
    #expect(abs(fling.end - 998.9997) < 1e-3)
    #expect(abs(fling.duration - 3.7955) < 1e-3)
    #expect(fling.isFinished(at: fling.duration))
    #expect(fling.offset(at: 100) == fling.end)
    #expect(fling.end - fling.offset(at: fling.duration - 1e-6) < 0.5001)
  }

  @Test("momentum carries beyond the end and a spring brings it back to it")
  func overshoot() {
    let fling = ScrollAnimation(offset: 900, velocity: 2000, range: 0...1000, viewport: 600)
    let offsets = stride(from: 0, to: fling.duration, by: 0.01).map { fling.offset(at: $0) }
    // Crossing at v = 2000 - 100k = 1799.8; the spring's top is v / (w·e) beyond.
    #expect(abs((offsets.max() ?? 0) - 1060.59) < 0.1)
    #expect(fling.end == 1000)
    #expect(offsets.allSatisfy { $0 >= 900 })
    #expect(fling.velocity(at: fling.duration) == 0)
  }

  @Test("offset and velocity go on smoothly from one part of the movement to the next")
  func smooth() {
    for (offset, velocity) in [(900.0, 3000.0), (-80, 0), (-80, 2500), (-200, -900), (1100, -9000)]
    {
      let motion = ScrollAnimation(
        offset: offset, velocity: velocity, range: 0...1000, viewport: 600)
      let step = 1e-4
      for index in 0..<Int(motion.duration / step) - 1 {
        let time = Double(index) * step
        let slope = (motion.offset(at: time + step) - motion.offset(at: time)) / step
        let difference = abs(slope - motion.velocity(at: time + step / 2))
        guard difference > abs(velocity) * 0.01 + 5 else { continue }
        Issue.record("velocity \(motion.velocity(at: time)) but slope \(slope) at \(time)")
        return
      }
    }
  }

  @Test("beyond the end without velocity it springs back without swinging")
  func springBack() {
    let back = ScrollAnimation(offset: -100, velocity: 0, range: 0...1000, viewport: 600)
    let offsets = stride(from: 0, to: 1.5, by: 0.01).map { back.offset(at: $0) }
    #expect(offsets == offsets.sorted())
    #expect(back.end == 0)
    // d·(1 + wt)·e^(-wt) with w = 2π/0.575
    #expect(abs(back.offset(at: 0.2) + 35.816) < 0.01)
  }

  @Test("thrown inwards from beyond the end it goes on with momentum")
  func thrownInwards() {
    let motion = ScrollAnimation(offset: -50, velocity: 3000, range: 0...10_000, viewport: 600)
    #expect(motion.end > 500)
    #expect(motion.end < 3000 / 2.002)
  }

  @Test("a range without room springs to its only place")
  func noRoom() {
    let motion = ScrollAnimation(offset: 0, velocity: 1000, range: 0...0, viewport: 600)
    #expect(motion.end == 0)
    #expect(motion.offset(at: 0.05) > 0)
    #expect(motion.offset(at: motion.duration) == 0)
  }

  @Test("however hard it is thrown, no more than half the viewport is seen beyond the end")
  func bounded() {
    let motion = ScrollAnimation(offset: 0, velocity: 1e6, range: 0...1000, viewport: 600)
    let most = stride(from: 0, to: motion.duration, by: 0.001).map { motion.offset(at: $0) }.max()
    #expect((most ?? 0) <= 1300.01)
  }

  @Test("at rest inside the range nothing moves")
  func rest() {
    let motion = ScrollAnimation(offset: 10, velocity: 0, range: 0...1000, viewport: 600)
    #expect(motion.isFinished(at: 0))
    #expect(motion.offset(at: 0) == 10)
  }
}
