import Foundation
import Lamina
import LaminaTesting
import Testing

private struct Uptime: View {
  @State private var start = Date.now

  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text("up \(Int(context.date.timeIntervalSince(start).rounded())) s")
    }
  }
}

@MainActor @Suite("Idioms: a timeline from now on")
struct TickingIdioms {
  @Test("Seconds since it appeared are counted")
  func ticking() {
    let harness = Harness(
      size: CGSize(width: 140, height: 80), clock: ManualClock(date: .now.addingTimeInterval(1.5))
    ) { Uptime() }
    #expect(harness.exists("up 1 s"))
    harness.advance(by: 3)
    #expect(harness.exists("up 4 s"))
  }

  @Test("A picture of a timeline is one of today")
  func picture() throws {
    let renderer = ImageRenderer(
      content: TimelineView(.everyMinute) { context in
        (abs(context.date.timeIntervalSinceNow) < 3_600 ? Color.pureBlue : .pureRed)
          .frame(width: 10, height: 10)
      })
    #expect(try #require(renderer.bitmap).pixel(x: 5, y: 5) == 0xFF00_00FF)
  }
}
