import LaminaAnimation
import LaminaGeometry
import LaminaHost
import Testing

/// A timer that rings when the test says that its instant has come.
final class ManualFrameTimer: FrameTimer {
  private(set) var scheduled: (instant: TimeInterval, action: () -> Void)?

  func schedule(at instant: TimeInterval, _ action: @escaping () -> Void) {
    scheduled = (instant, action)
  }

  func cancel() { scheduled = nil }

  func ring() {
    let action = scheduled?.action
    scheduled = nil
    action?()
  }
}

@Suite("The frame loop")
struct FrameLoopTests {
  let clock = ManualClock(now: 100)
  let timer = ManualFrameTimer()
  let loop: FrameLoop

  init() { loop = FrameLoop(clock: clock, interval: 0.01, timer: timer) }

  @Test("without a request no timer runs")
  func idle() {
    #expect(timer.scheduled == nil)
    loop.request()
    #expect(timer.scheduled?.instant == 100)
    timer.ring()
    #expect(timer.scheduled == nil)
    #expect(loop.frameCount == 1)
  }

  @Test("several requests give one frame, seen one interval later")
  func coalesces() {
    var times: [FrameTime] = []
    loop.onFrame = { times.append($0) }
    (0..<5).forEach { _ in loop.request() }
    timer.ring()
    #expect(times == [FrameTime(presentation: 100.01, interval: 0.01, number: 1)])
  }

  @Test("while frames are asked for they fall on one grid, also when the timer rings late")
  func grid() {
    var shown: [TimeInterval] = []
    loop.onFrame = { [loop] in
      shown.append($0.presentation)
      loop.request()
    }
    loop.request()
    for late in [0, 0.002, 0.004, 0.001] {
      clock.advance(to: (timer.scheduled?.instant ?? 0) + late)
      timer.ring()
    }
    for (time, expected) in zip(shown, [100.01, 100.02, 100.03, 100.04]) {
      #expect(abs(time - expected) < 1e-9)
    }
  }

  @Test("a frame later than an interval takes the next free place on the grid")
  func missed() {
    var shown: [TimeInterval] = []
    loop.onFrame = { shown.append($0.presentation) }
    loop.request()
    clock.advance(by: 0.025)
    timer.ring()
    #expect(abs((shown.first ?? 0) - 100.03) < 1e-9)
  }

  @Test("after a rest the first frame comes at once")
  func rest() {
    loop.request()
    timer.ring()
    clock.advance(by: 3)
    loop.request()
    #expect(timer.scheduled?.instant == 103)
  }

  @Test("a cancelled request gives no frame")
  func cancelled() {
    loop.request()
    loop.cancel()
    timer.ring()
    #expect(loop.frameCount == 0)
    #expect(!loop.isRequested)
  }

  @Test("a frame asked for ahead of time comes then, unless another comes before")
  func ahead() {
    var shown: [TimeInterval] = []
    loop.onFrame = { shown.append(($0.presentation * 100).rounded() / 100) }
    loop.request(at: 103)
    loop.request(at: 102)
    loop.request(at: 104)
    #expect(timer.scheduled?.instant == 101.99)
    clock.advance(to: 101.99)
    timer.ring()
    #expect(shown == [102])
    #expect(timer.scheduled == nil)
    loop.request(at: 105)
    loop.request()
    loop.request(at: 105)
    clock.advance(to: 102.5)
    timer.ring()
    #expect(shown.count == 2)
    #expect(timer.scheduled == nil)
  }
}
