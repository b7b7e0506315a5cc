import Foundation
import LaminaTesting
import Observation
import Testing

/// Schedules that stand still.
@Suite struct PausedTimelineTests {
  @Observable final class Model {
    var isPaused = true
    var word = "a"
  }

  private struct Clock: View {
    let model: Model
    let zero: Date

    var body: some View {
      TimelineView(.animation(minimumInterval: nil, paused: model.isPaused)) { context in
        Text("\(model.word) \(Int((context.date.timeIntervalSince(zero) * 10).rounded()))")
      }
    }
  }

  @Test("a paused schedule has no entries in any mode; a dimmed display shows no frames")
  nonisolated func entries() {
    for mode in [TimelineScheduleMode.normal, .lowFrequency] {
      let paused = AnimationTimelineSchedule(paused: true).entries(from: .now, mode: mode)
        .makeIterator()
      #expect(paused.next() == nil)
    }
    let dimmed = AnimationTimelineSchedule().entries(from: .now, mode: .lowFrequency)
      .makeIterator()
    #expect(dimmed.next() == nil)
    let zero = Date(timeIntervalSince1970: 0)
    let steps = AnimationTimelineSchedule(minimumInterval: 1.5).entries(from: zero, mode: .normal)
    #expect(steps.prefix(3).map(\.timeIntervalSince1970) == [0, 1.5, 3])
  }

  @Test("a view of one shows when it was made, also where other state changes")
  func shown() {
    let model = Model()
    let zero = ManualClock().date
    let harness = Harness(size: CGSize(width: 100, height: 50)) { Clock(model: model, zero: zero) }
    let start = harness.graph.date.timeIntervalSince(zero)
    func names(_ word: String, _ seconds: Double) -> Bool {
      harness.exists("\(word) \(Int(((start + seconds) * 10).rounded()))")
    }
    #expect(names("a", 0))
    harness.advance(by: 1)
    model.word = "b"
    harness.settle()
    #expect(names("b", 0))
    model.isPaused = false
    harness.advance(by: 1)
    #expect(names("b", 2))
  }
}
