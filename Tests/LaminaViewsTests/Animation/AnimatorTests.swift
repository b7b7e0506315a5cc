import Foundation
import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Views that move by themselves: phases, keyframes, schedules.
@MainActor
@Suite struct AnimatorTests {
  @Observable @MainActor final class Model {
    var count = 0
    @ObservationIgnored var seen: [String] = []
  }

  @Test func phasesFollowEachOther() {
    struct Phases: View {
      let model: Model
      var body: some View {
        PhaseAnimator([0, 1, 2]) { phase in
          let _ = model.seen.append("\(phase)")
          Color.red.frame(width: 10 + 10 * CGFloat(phase), height: 10)
        } animation: { _ in
          .linear(duration: 0.5)
        }
      }
    }
    let model = Model()
    let harness = Harness { Phases(model: model) }
    #expect(model.seen.first == "0")
    harness.advance(by: 2.3)
    #expect(model.seen.prefix(5) == ["0", "1", "2", "0", "1"])
  }

  @Test func aTriggerGoesThroughThePhasesOnce() {
    struct Phases: View {
      let model: Model
      var body: some View {
        PhaseAnimator([0, 1, 2], trigger: model.count) { phase in
          let _ = model.seen.append("\(phase)")
          Color.red.frame(width: 10 + 10 * CGFloat(phase), height: 10)
        } animation: { _ in
          .linear(duration: 0.2)
        }
      }
    }
    let model = Model()
    let harness = Harness { Phases(model: model) }
    harness.advance(by: 1)
    #expect(Set(model.seen) == ["0"])
    #expect(!harness.graph.isMoving)
    model.seen = []
    model.count = 1
    harness.advance(by: 2)
    #expect(model.seen == ["0", "1", "2", "0"])
    #expect(!harness.graph.isMoving)
  }

  struct Pose {
    var width = 0.0
  }

  struct Keyframes: View {
    let model: Model
    var repeats = false
    var body: some View {
      KeyframeAnimator(initialValue: Pose(), repeating: repeats) { pose in
        Color.red.frame(width: 10 + pose.width, height: 10).accessibilityIdentifier("bar")
      } keyframes: { _ in
        KeyframeTrack(\.width) {
          LinearKeyframe(100, duration: 0.5)
          LinearKeyframe(50, duration: 0.5)
        }
      }
    }
  }

  private func width(_ harness: Harness) -> CGFloat { harness.frame(of: "bar")?.width ?? -1 }

  @Test func keyframesAreGoneThroughOnTheFramesClock() {
    let harness = Harness { Keyframes(model: Model()) }
    let start = width(harness)
    harness.advance(by: 0.25)
    #expect(abs(width(harness) - start - 50) < 0.01)
    harness.advance(by: 1)
    #expect(width(harness) == 60)
    let presents = harness.presentCount
    harness.advance(by: 1)
    #expect(harness.presentCount == presents)
    #expect(harness.graph.nextTick == nil)
  }

  @Test func keyframesRepeat() {
    let harness = Harness { Keyframes(model: Model(), repeats: true) }
    let start = width(harness)
    harness.advance(by: 1.25)
    #expect(abs(width(harness) - start - 50) < 0.01)
  }

  struct Triggered: View {
    let model: Model
    var body: some View {
      Color.red.frame(height: 10)
        .keyframeAnimator(initialValue: 10.0, trigger: model.count) { view, width in
          view.frame(width: width).accessibilityIdentifier("bar")
        } keyframes: { _ in
          KeyframeTrack { LinearKeyframe(110, duration: 1) }
        }
    }
  }

  @Test func besideWhatIsSlowToBeMadeAllKeyframesAreSeen() {
    let (model, clock) = (Model(), ManualClock())
    let harness = Harness(clock: clock) {
      VStack {
        Triggered(model: model)
        SlowToMake(clock: clock) { model.count > 0 }
      }
    }
    model.count = 1
    harness.settle()
    #expect(width(harness) == 10)
    harness.advance(by: 0.5)
    #expect(abs(width(harness) - 60) < 2)
    harness.advance(by: 1)
    #expect(width(harness) == 110)
  }

  @Test func keyframesBeginWithTheirTrigger() {
    let model = Model()
    let harness = Harness { Triggered(model: model) }
    harness.advance(by: 0.5)
    #expect(width(harness) == 10)
    model.count = 1
    harness.settle()
    harness.advance(by: 0.5)
    #expect(abs(width(harness) - 60) < 0.01)
    harness.advance(by: 1)
    #expect(width(harness) == 110)
  }

  @Test func whatIsOutOfSightIsNotEvaluated() {
    struct Far: View {
      let model: Model
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.blue.frame(height: 500)
            TimelineView(.animation) { _ in
              let _ = model.seen.append("x")
              Color.red.frame(width: 10, height: 10)
            }
          }
        }
      }
    }
    let model = Model()
    let harness = Harness { Far(model: model) }
    harness.advance(by: 0.1)
    model.seen = []
    harness.advance(by: 1)
    #expect(model.seen.isEmpty)
    harness.scroll(down: 400)
    harness.advance(by: 0.5)
    #expect(model.seen.count > 20)
  }

  @Test func aScheduleIsKeptWithoutWakingUpBetween() {
    struct Clock: View {
      let model: Model
      var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.5)) { context in
          let _ = model.seen.append("\(context.date.timeIntervalSinceReferenceDate)")
          Color.red.frame(width: 10, height: 10)
        }
      }
    }
    let model = Model()
    let harness = Harness { Clock(model: model) }
    model.seen = []
    harness.advance(by: 1.6)
    #expect(model.seen == ["0.5", "1.0", "1.5"])
    #expect(!harness.graph.isMoving)
  }

  @Test func anAnimationIsShownInEachFrameUntilItIsPaused() {
    struct Wave: View {
      let model: Model
      var body: some View {
        TimelineView(.animation(minimumInterval: nil, paused: model.count > 0)) { context in
          let _ = model.seen.append("x")
          Color.red.frame(width: 10, height: 10)
        }
      }
    }
    let model = Model()
    let harness = Harness { Wave(model: model) }
    harness.advance(by: 0.1)
    model.seen = []
    harness.advance(by: 0.5)
    #expect((29...31).contains(model.seen.count))
    model.count = 1
    harness.advance(by: 0.1)
    model.seen = []
    harness.advance(by: 0.5)
    #expect(model.seen.isEmpty)
  }

  @Test func schedulesHoldTheirInstants() {
    let start = Date(timeIntervalSinceReferenceDate: 90)
    let minutes = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(3)
    #expect(minutes.map(\.timeIntervalSinceReferenceDate) == [60, 120, 180])
    let fast = AnimationTimelineSchedule(minimumInterval: 2).entries(from: start, mode: .normal)
    #expect(fast.prefix(2).map(\.timeIntervalSinceReferenceDate) == [90, 92])
  }
}
