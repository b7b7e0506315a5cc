import LaminaAnimation
import Testing

@Suite("Clocks")
struct ClockTests {
  @Test("a manual clock stands still until it is moved, and never runs backwards")
  func manual() {
    let clock = ManualClock(now: 10)
    #expect(clock.now == 10)
    clock.advance(by: 0.25)
    #expect(clock.now == 10.25)
    clock.advance(to: 5)
    #expect(clock.now == 10.25)
    clock.advance(to: 11)
    #expect(clock.now == 11)
  }

  @Test("the system's clock does not run backwards")
  func system() {
    let clock = SystemClock()
    let times = (0..<1000).map { _ in clock.now }
    #expect(times == times.sorted())
  }
}
