import LaminaAnimation
import LaminaGeometry
import Testing

@Suite("Animations")
struct AnimationTests {
  private func way(_ animation: Animation, _ times: [Double]) -> [Double?] {
    times.map { time in
      var context = AnimationContext<Double>()
      return animation.animate(value: 100.0, time: time, context: &context)
        .map { ($0 * 1_000).rounded() / 1_000 }
    }
  }

  @Test("go along their curve and end")
  func curve() {
    #expect(way(.linear(duration: 2), [0, 0.5, 1, 2]) == [0, 25, 50, nil])
    #expect(way(.easeIn(duration: 1), [0.25]) == [9.346])
  }

  @Test("wait, hurry and repeat, in the order in which they are told to")
  func modifiers() {
    #expect(way(.linear(duration: 1).delay(0.5), [0.25, 1, 1.5]) == [0, 50, nil])
    #expect(way(.linear(duration: 1).speed(2), [0.25, 0.5]) == [50, nil])
    #expect(way(.linear(duration: 1).delay(1).speed(2), [0.25, 0.75, 1]) == [0, 50, nil])
    #expect(way(.linear(duration: 1).speed(2).delay(1), [0.5, 1.25, 1.5]) == [0, 50, nil])
    let there = Animation.linear(duration: 1).repeatCount(3)
    #expect(way(there, [0.25, 1.25, 2.25, 3]) == [25, 75, 25, nil])
    let again = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
    #expect(way(again, [0.25, 1.25, 2]) == [25, 25, nil])
    let forever = Animation.linear(duration: 1).repeatForever()
    #expect(way(forever, [1_000.25, 1_001.25]) == [25, 75])
    #expect(way(.linear(duration: 1).repeatCount(0), [0]) == [nil])
  }

  @Test("tell how long they take")
  func durations() throws {
    #expect(abs(try #require(Animation.linear(duration: 2).delay(1).duration(of: 1.0)) - 3) < 1e-6)
    #expect(Animation.linear.repeatForever().duration(of: 1.0) == nil)
    #expect(Animation.linear(duration: 0).duration(of: 1.0) == 0)
    let spring = try #require(Animation.spring.duration(of: 1.0))
    #expect(abs(spring - Spring().settlingDuration(target: 1.0)) < 1e-6)
  }

  @Test("know the end of what they are made of, and find that of others by asking")
  func composedDurations() throws {
    struct Blink: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? { time < 1.5 ? .zero : nil }
    }
    func duration(_ animation: Animation) -> Double? {
      animation.duration(of: 1.0).map { ($0 * 1e6).rounded() / 1e6 }
    }
    #expect(duration(Animation(Blink())) == 1.5)
    #expect(duration(Animation(Blink()).repeatCount(2).delay(1)) == 4)
    #expect(duration(.linear(duration: 2).speed(4).delay(-0.1).repeatCount(3)) == 1.2)
    #expect(duration(.linear(duration: 1).speed(0)) == nil)
    #expect(duration(.linear(duration: 1).repeatCount(4_000)) == nil)
    #expect(duration(.linear(duration: 1).delay(-5)) == 0)
  }

  @Test("springs at another pace take over the velocity of real time")
  func pacedMerge() throws {
    let slow = Animation.spring(duration: 1).speed(0.5)
    var context = AnimationContext<Double>()
    let linear = Animation.linear(duration: 1)
    #expect(slow.shouldMerge(previous: linear, value: 100, time: 0.5, context: &context))
    let velocity = slow.velocity(value: 0.0, time: 0, context: context)
    #expect(abs(try #require(velocity) - 100) < 1e-9)
  }

  @Test("are equal when they are made alike")
  func equality() {
    #expect(Animation.easeIn(duration: 1).delay(2) == Animation.easeIn(duration: 1).delay(2))
    #expect(Animation.easeIn(duration: 1) != Animation.easeOut(duration: 1))
    #expect(Animation.spring == Animation.spring(duration: 0.5))
    #expect(Set([Animation.linear, .linear, .easeIn]).count == 2)
  }

  @Test(
    "tell their velocity as the slope of the way",
    arguments: [
      Animation.easeInOut(duration: 1), .spring(duration: 0.6, bounce: 0.3), .linear.delay(0.1),
      .easeIn(duration: 0.5).speed(0.5), .linear(duration: 0.4).repeatCount(3),
    ])
  func velocity(_ animation: Animation) throws {
    for time in [0.05, 0.3, 0.5, 0.7] {
      var context = AnimationContext<Double>()
      let from = animation.animate(value: 100.0, time: time - 1e-6, context: &context)
      let to = animation.animate(value: 100.0, time: time + 1e-6, context: &context)
      guard let from, let to else { continue }
      let velocity = animation.velocity(value: 100.0, time: time, context: context)
      #expect(abs(try #require(velocity) - (to - from) / 2e-6) < 0.1)
    }
  }
}
