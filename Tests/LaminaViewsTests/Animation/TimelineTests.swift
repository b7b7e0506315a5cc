import Foundation
import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Timelines after a long time without frames.
@MainActor
@Suite("Timelines")
struct TimelineTests {
  @Observable @MainActor final class Model {
    @ObservationIgnored var dates: [TimeInterval] = []
  }

  private func start(_ harness: Harness) -> TimeInterval {
    harness.graph.timeOrigin.timeIntervalSinceReferenceDate
  }

  @Test("the next frame after a year costs what any frame does, and is told the right date")
  func longPause() throws {
    let model = Model()
    let clock = ManualClock()
    let harness = Harness(clock: clock) {
      TimelineView(.animation) { context in
        let _ = model.dates.append(context.date.timeIntervalSinceReferenceDate)
        Color.black
      }
    }
    // With an instant for each microsecond this would never end.
    clock.advance(to: clock.now + 365 * 86_400)
    let begin = model.dates.count
    harness.resize(to: CGSize(width: 100, height: 100))
    harness.advance(by: 0.1)
    #expect(model.dates.count > begin)
    let last = try #require(model.dates.last)
    #expect(abs(last - start(harness) - clock.now) < 0.02)
  }

  @Test("however many views tick, the layers are gone through once a frame", arguments: [10, 20])
  func many(count: Int) {
    let model = Model()
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in
          TimelineView(.animation) { context in
            let _ = model.dates.append(context.date.timeIntervalSinceReferenceDate)
            Color.black
          }
        }
      }
    }
    model.dates = []
    let walks = harness.graph.sightCheck.walks
    harness.advance(by: 1.0 / 60)
    #expect(model.dates.count == count)
    #expect(harness.graph.sightCheck.walks == walks + 1)
  }

  @Test("instants stay at the distance that was asked for")
  func interval() throws {
    let model = Model()
    let clock = ManualClock()
    let harness = Harness(clock: clock) {
      TimelineView(.animation(minimumInterval: 0.25)) { context in
        let _ = model.dates.append(context.date.timeIntervalSinceReferenceDate)
        Color.black
      }
    }
    harness.advance(by: 2)
    clock.advance(to: clock.now + 1_000_000.1)
    harness.resize(to: CGSize(width: 100, height: 100))
    harness.advance(by: 1)
    let first = try #require(model.dates.first)
    for date in model.dates {
      let part = (date - first).truncatingRemainder(dividingBy: 0.25)
      #expect(min(part, 0.25 - part) < 1e-3)
    }
    #expect(model.dates.count >= 10 && model.dates.count < 20)
  }

  @Test("periods go on from their start after a long time")
  func periodic() throws {
    let model = Model()
    let clock = ManualClock()
    let harness = Harness(clock: clock) {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.001)) { context in
        let _ = model.dates.append(context.date.timeIntervalSinceReferenceDate)
        Color.black
      }
    }
    clock.advance(to: clock.now + 100_000_000)
    harness.resize(to: CGSize(width: 100, height: 100))
    harness.advance(by: 0.05)
    let last = try #require(model.dates.last)
    #expect(abs(last - start(harness) - clock.now) < 0.02)
  }
}
