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

  @Test("A text with a timer runs by itself, by the window's clock, and stops out of sight")
  func timer() {
    let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let clock = ManualClock(date: start)
    let harness = Harness(size: CGSize(width: 200, height: 100), clock: clock) {
      ScrollView {
        VStack {
          Text(start, style: .timer)
          Text("left: \(start.addingTimeInterval(60), style: .relative)")
          Color.clear.frame(height: 1_000)
        }
      }
    }
    #expect(harness.exists("0:00") && harness.exists("left: 1 min"))
    harness.advance(by: 5)
    #expect(harness.exists("0:05") && harness.exists("left: 55 sec"))
    harness.advance(by: 60)
    #expect(harness.exists("1:05") && harness.exists("left: 5 sec"))
  }
}
