import LaminaAnimation
import LaminaGeometry
import Testing

@Suite("Media timing")
struct MediaTimingTests {
  /// `b` before, `a` after, and the progress in thousandths.
  private func diagram(_ timing: MediaTiming, _ times: [Double]) -> String {
    times.map { time in
      let moment = timing.moment(at: time)
      let progress = Int((moment.progress * 1_000).rounded())
      return switch moment.phase {
      case .before: "b\(progress)"
      case .active: "\(progress)"
      case .after: "a\(progress)"
      }
    }.joined(separator: " ")
  }

  @Test("goes from 0 to 1 between its beginning and its end")
  func plain() {
    let timing = MediaTiming(beginTime: 2, duration: 4)
    #expect(diagram(timing, [1.9, 2, 3, 5.5, 6, 9]) == "b0 0 250 875 a1000 a1000")
    #expect(timing.endTime == 6)
  }

  @Test("goes faster with more speed, and its end comes earlier")
  func speed() {
    let timing = MediaTiming(beginTime: 2, duration: 4, speed: 2)
    #expect(diagram(timing, [1, 2, 3, 4, 5]) == "b0 0 500 a1000 a1000")
    #expect(timing.endTime == 4)
    #expect(timing.localTime(at: 3) == 2)
    #expect(timing.parentTime(at: 2) == 3)
  }

  @Test("goes backwards with a speed below 0")
  func backwards() {
    let timing = MediaTiming(beginTime: 1, duration: 2, speed: -1)
    #expect(diagram(timing, [0, 1, 1.5, 2.5, 3, 4]) == "b1000 1000 750 250 a0 a0")
    let endless = MediaTiming(duration: 2, speed: -1, repeatCount: .infinity)
    #expect(diagram(endless, [0.5, 2.5]) == "750 750")
  }

  @Test("turns as often as it is told to, also half a time")
  func turns() {
    let timing = MediaTiming(duration: 2, repeatCount: 2.5)
    #expect(diagram(timing, [0, 1, 2, 3, 4, 4.5, 5, 6]) == "0 500 0 500 0 250 a500 a500")
    #expect([1, 3, 4.5].map { timing.moment(at: $0).turn } == [0, 1, 2])
    let whole = MediaTiming(duration: 2, repeatCount: 3)
    #expect(whole.moment(at: 6) == .init(phase: .after, progress: 1, turn: 2))
    let timed = MediaTiming(duration: 2, repeatCount: 9, repeatDuration: 3)
    #expect(diagram(timed, [2.5, 3]) == "250 a500")
    let endless = MediaTiming(duration: 2, repeatCount: .infinity)
    #expect(diagram(endless, [100_001]) == "500")
    #expect(endless.endTime == nil)
  }

  @Test("goes back in the same time when it autoreverses")
  func autoreverses() {
    let timing = MediaTiming(duration: 1, repeatCount: 2, autoreverses: true)
    #expect(
      diagram(timing, [0, 0.25, 1, 1.25, 2, 2.5, 3.75, 4]) == "0 250 1000 750 0 500 250 a0")
    #expect(timing.activeDuration == 4)
    let half = MediaTiming(duration: 1, repeatCount: 0.5, autoreverses: true)
    #expect(diagram(half, [0.5, 1]) == "500 a1000")
  }

  @Test("holds its ends as the fill mode says", arguments: FillMode.allCases)
  func fill(mode: FillMode) {
    let timing = MediaTiming(beginTime: 1, duration: 1, fillMode: mode)
    let before = timing.effect(at: 0)?.progress
    let after = timing.effect(at: 3)?.progress
    switch mode {
    case .removed: #expect(before == nil && after == nil)
    case .forwards: #expect(before == nil && after == 1)
    case .backwards: #expect(before == 0 && after == nil)
    case .both: #expect(before == 0 && after == 1)
    }
    #expect(timing.effect(at: 1.5)?.progress == 0.5)
  }

  @Test("stands still at speed 0, where the offset says")
  func scrubbing() {
    func at(_ offset: Double) -> String {
      diagram(MediaTiming(duration: 2, speed: 0, timeOffset: offset), [0, 5, 1_000])
    }
    #expect(at(0) == "0 0 0")
    #expect(at(0.5) == "250 250 250")
    #expect(at(2) == "1000 1000 1000")
    #expect(at(-1) == "b0 b0 b0")
    #expect(at(3) == "a1000 a1000 a1000")
    #expect(MediaTiming(duration: 2, speed: 0).endTime == nil)
    #expect(MediaTiming(speed: 0).parentTime(at: 1) == nil)
  }

  @Test("begins at its offset and comes around to it, in its full time")
  func offset() {
    let timing = MediaTiming(duration: 4, timeOffset: 1)
    #expect(diagram(timing, [0, 2, 3, 3.5, 4]) == "250 750 0 125 a250")
  }

  @Test("nests: speeds multiply, beginnings add up in the time around")
  func nesting() {
    let window = MediaTiming(beginTime: 10, speed: 0.5)
    let layer = MediaTiming(beginTime: 1, speed: 4, timeOffset: 2)
    let animation = MediaTiming(beginTime: 6, duration: 8)
    func progress(_ time: Double) -> MediaTiming.Moment {
      animation.moment(at: layer.localTime(at: window.localTime(at: time)))
    }
    // window 1 at 12, layer 2; 6 at window 2, which is 14; twice as fast: 4 seconds.
    #expect(progress(13.9).phase == .before)
    #expect(progress(14) == .init(phase: .active, progress: 0))
    #expect(progress(16) == .init(phase: .active, progress: 0.5))
    #expect(progress(18).phase == .after)
  }

  @Test("pauses and goes on where it was, by speed, offset and beginning of what is around it")
  func pausing() {
    let animation = MediaTiming(beginTime: 5, duration: 10)
    var layer = MediaTiming()
    layer.timeOffset = layer.localTime(at: 8)
    layer.speed = 0
    #expect(animation.moment(at: layer.localTime(at: 100)).progress == 0.3)
    let paused = layer.timeOffset
    layer = MediaTiming()
    layer.beginTime = layer.localTime(at: 100) - paused
    #expect(animation.moment(at: layer.localTime(at: 100)).progress == 0.3)
    #expect(animation.moment(at: layer.localTime(at: 102)).progress == 0.5)
  }

  @Test("reaches its end by sums of frame times")
  func sums() {
    var time = 0.0
    for _ in 0..<10 { time += 0.1 }
    #expect(time < 1)
    #expect(MediaTiming(duration: 1).moment(at: time).phase == .after)
  }

  @Test("without a duration is over at once")
  func empty() {
    let timing = MediaTiming(beginTime: 1, repeatCount: .infinity)
    #expect(diagram(timing, [0, 1, 2]) == "b0 a1000 a1000")
    #expect(timing.endTime == 1)
    #expect(diagram(MediaTiming(duration: -.infinity), [0]) == "a1000")
  }
}
