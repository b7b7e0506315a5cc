import LaminaAnimation
import LaminaGeometry
import Testing

@Suite("Smooth scrolling")
struct SmoothScrollTests {
  @Test("a step follows d·(1 + wt)·e^(-wt) and ends at its target")
  func step() {
    let scroll = SmoothScroll(from: 0, to: 48, start: 5)
    // w = 10π: at 0.1 s, 1 - (1 + π)·e^(-π) = 0.82102
    #expect(abs(scroll.offset(at: 5.1) - 39.409) < 0.001)
    #expect(scroll.offset(at: 5) == 0)
    #expect(scroll.isFinished(at: 5.4))
    #expect(scroll.offset(at: 6) == 48)
  }

  @Test("a new target keeps place and velocity, and is not passed")
  func retarget() {
    let first = SmoothScroll(from: 0, to: 48)
    let second = first.retargeted(to: 96, at: 0.05)
    #expect(second.offset(at: 0.05) == first.offset(at: 0.05))
    #expect(second.velocity(at: 0.05) == first.velocity(at: 0.05))
    let offsets = stride(from: 0.05, to: 1, by: 0.005).map { second.offset(at: $0) }
    #expect(offsets == offsets.sorted())
    #expect(offsets.last == 96)
  }

  @Test("a page takes longer than a step")
  func page() {
    let step = SmoothScroll(from: 0, to: 500, pace: .step)
    let page = SmoothScroll(from: 0, to: 500, pace: .page)
    #expect(page.offset(at: 0.1) < step.offset(at: 0.1))
    #expect(page.isFinished(at: 0.8))
  }
}

@Suite("Velocity of a finger")
struct VelocityTrackerTests {
  @Test("steady movement gives its velocity")
  func steady() {
    var tracker = VelocityTracker()
    for step in 0..<10 {
      let time = Double(step) * 0.016
      tracker.add(CGPoint(x: -300 * time, y: 500 * time), at: time)
    }
    let velocity = tracker.velocity(at: 0.144)
    #expect(abs(velocity.width + 300) < 1e-6)
    #expect(abs(velocity.height - 500) < 1e-6)
  }

  @Test("a finger that rests before it is lifted throws nothing")
  func rested() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: 0)
    tracker.add(CGPoint(x: 0, y: 50), at: 0.016)
    #expect(tracker.velocity(at: 0.2) == .zero)
    #expect(VelocityTracker().velocity(at: 0) == .zero)
  }
}
