import Foundation
import Lamina
import LaminaTesting
import Testing

private struct Countdown: View {
  let end: Date

  var body: some View {
    TimelineView(.periodic(from: end.addingTimeInterval(-10), by: 1)) { context in
      let left = max(0, Int(end.timeIntervalSince(context.date).rounded(.up)))
      VStack {
        Text(left > 0 ? "\(left) s" : "Done")
        Capsule()
          .fill(Color.pureRed)
          .frame(width: CGFloat(left) * 10, height: 6)
          .animation(.linear(duration: 0.5), value: left)
      }
    }
  }
}

@MainActor @Suite("Idioms: countdowns")
struct CountdownIdioms {
  @Test("Seconds are counted down, and a bar follows")
  func countdown() {
    let clock = ManualClock()
    let end = clock.date.addingTimeInterval(10)
    let harness = Harness(size: CGSize(width: 120, height: 60), clock: clock) {
      Countdown(end: end)
    }
    #expect(harness.exists("10 s"))
    harness.advance(by: 3)
    #expect(harness.exists("7 s"))
    harness.advance(by: 0.25)
    #expect(near(harness.box(.red)?.width, 75, 4))
    harness.advance(by: 7)
    #expect(harness.exists("Done"))
    harness.advance(by: 1)
    #expect(harness.box(.red) == nil)
  }
}
