import LaminaAnimation
import LaminaGeometry
import Testing

@Suite("Keyframes")
struct KeyframeTests {
  private struct Pose {
    var x = 0.0
    var angle = 1.0
  }

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test("go through their values at their times, each track on its own")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(50)
        LinearKeyframe(70, duration: 2, timingCurve: .easeIn)
      }
      KeyframeTrack(\.angle) { LinearKeyframe(3, duration: 4) }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: -1).x == 0 && timeline.value(time: 0.5).x == 5)
    #expect(timeline.value(time: 1).x == 50)
    #expect(abs(timeline.value(time: 1.5).x - (50 + 20 * 0.093465)) < 1e-4)
    #expect(timeline.value(time: 9).x == 70 && timeline.value(time: 9).angle == 3)
    #expect(timeline.value(progress: 0.5).angle == 2)
  }

  @Test("pass cubic keyframes without a kink, and rest at the ends of their run")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        CubicKeyframe(10, duration: 1)
        CubicKeyframe(40, duration: 1)
        CubicKeyframe(0, duration: 2)
      }
    }
    func slope(_ time: Double, _ side: Double) -> Double {
      (timeline.value(time: time + side * 1e-6) - timeline.value(time: time)) / (side * 1e-6)
    }
    #expect(near(timeline.value(time: 1), 10) && near(timeline.value(time: 2), 40))
    #expect(abs(slope(1, -1) - 20) < 1e-3 && abs(slope(1, 1) - 20) < 1e-3)
    #expect(abs(slope(2, -1) - slope(2, 1)) < 1e-3)
    #expect(abs(slope(0, 1)) < 1e-3 && abs(slope(4, -1)) < 1e-3)
  }

  @Test("hand their velocity to a spring")
  func spring() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        LinearKeyframe(10, duration: 1)
        SpringKeyframe(0, spring: .bouncy)
      }
    }
    #expect(timeline.value(time: 1.005) > 10)
    let settled = Spring.bouncy.settlingDuration(target: -10.0, initialVelocity: 10)
    #expect(near(timeline.duration, 1 + settled))
    #expect(timeline.value(time: timeline.duration) == 0)
  }

  @Test("of no duration, or none at all, are harmless")
  func empty() {
    let none = KeyframeTimeline(initialValue: 3.0) { KeyframeTrack {} }
    #expect(none.duration == 0 && none.value(time: 1) == 3)
    let instant = KeyframeTimeline(initialValue: 3.0) {
      KeyframeTrack {
        LinearKeyframe(4, duration: 0)
        CubicKeyframe(5, duration: -1)
        SpringKeyframe(6, spring: Spring(stiffness: 1, damping: 0))
      }
    }
    #expect(instant.duration == 0 && instant.value(time: 0) == 6)
  }
}
