import Foundation
import Lamina
import LaminaTesting
import Testing

private struct Stopwatch: View {
  @State private var start: Date?
  let now: () -> Date

  var body: some View {
    VStack {
      TimelineView(.periodic(from: start ?? Date(timeIntervalSinceReferenceDate: 0), by: 0.1)) {
        context in
        let seconds = start.map { context.date.timeIntervalSince($0) } ?? 0
        Text("\(Int((seconds * 10).rounded())) tenths")
      }
      Button(start == nil ? "Start" : "Stop") { start = start == nil ? now() : nil }
    }
  }
}

@MainActor @Suite("Idioms: stopwatches")
struct StopwatchIdioms {
  @Test("Tenths of seconds are counted while it runs")
  func run() {
    let clock = ManualClock()
    let harness = Harness(size: CGSize(width: 140, height: 80), clock: clock) {
      Stopwatch(now: { clock.date })
    }
    harness.tap("Start")
    harness.advance(by: 1.25)
    #expect(harness.exists("12 tenths"))
    harness.advance(by: 0.6)
    #expect(harness.exists("18 tenths"))
    harness.tap("Stop")
    #expect(harness.exists("0 tenths"))
  }
}
