import LaminaDisplay
import Testing

@Suite("The frame recorder")
struct FrameRecorderTests {
  let hand = HandClocks()
  /// 100 Hz: a refresh every 10,000 microseconds.
  func recorder(capacity: Int = 100) -> FrameRecorder {
    FrameRecorder(capacity: capacity, interval: 0.01, clocks: hand.clocks)
  }

  @Test("a frame's main time leaves waiting out, its wall time does not")
  func waiting() {
    let recorder = recorder()
    hand.run(70)
    recorder.frame(hand, runs: 300, sleeps: 4_000)
    let frame = recorder.frames[0]
    #expect(frame.number == 1)
    #expect(frame.start == 70_000)
    #expect(frame.main == 300_000)
    #expect(frame.wall == 4_300_000)
    #expect(!frame.isLate)
  }

  @Test("the parts of a frame are told apart")
  func parts() {
    let recorder = recorder()
    recorder.begin()
    hand.run(100)
    recorder.end(\.prepare)
    hand.sleep(200)
    recorder.end(\.display)
    hand.run(50)
    recorder.end(\.present)
    hand.run(5)
    recorder.end { _ in }
    let frame = recorder.frames[0]
    #expect([frame.prepare, frame.display, frame.present] == [100_000, 200_000, 50_000])
    #expect(frame.wall == 355_000)
  }

  @Test("what an event costs counts towards the frame after it, and only there")
  func events() {
    let recorder = recorder()
    recorder.event { hand.run(40) }
    recorder.event { hand.run(2) }
    hand.run(1_000)
    recorder.frame(hand, runs: 300)
    recorder.frame(hand, runs: 300)
    #expect(recorder.frames.map(\.main) == [342_000, 300_000])
  }

  @Test(
    "a frame misses the refreshes that pass before its end",
    arguments: [
      (delay: 0.0, wall: 10_000, missed: 0), (0, 10_001, 1), (0, 20_000, 1), (0, 45_000, 4),
      (0.006, 4_000, 0), (0.006, 4_001, 1), (0.025, 100, 2),
    ])
  func late(delay: Double, wall: Int, missed: Int) {
    let recorder = recorder()
    recorder.frame(hand, runs: wall, delay: delay)
    #expect(recorder.frames[0].refreshesMissed == missed)
    #expect(recorder.frames[0].isLate == (missed > 0))
  }

  @Test("the time of a long frame is not counted again as the delay of the next")
  func delayBehindFrame() {
    let recorder = recorder()
    recorder.frame(hand, runs: 35_000)
    hand.run(2_000)
    recorder.frame(hand, runs: 4_000, delay: 0.027)
    #expect(recorder.frames.map(\.refreshesMissed) == [3, 0])
    #expect(recorder.frames[1].delay == 2_000_000)
  }

  @Test("what is done on nobody's account delays nobody")
  func excluded() {
    let recorder = recorder()
    recorder.frame(hand, runs: 1_000)
    recorder.exclude { hand.run(30_000) }
    recorder.frame(hand, runs: 1_000, delay: 0.021)
    #expect(recorder.frames.map(\.main) == [1_000_000, 1_000_000])
    #expect(recorder.frames[1].delay == 0)
  }

  @Test("a full recorder keeps the latest frames, in order")
  func ring() {
    let recorder = recorder(capacity: 3)
    for frame in 1...8 { recorder.frame(hand, runs: frame) }
    #expect(recorder.frameCount == 8)
    #expect(recorder.frames.map(\.number) == [6, 7, 8])
    #expect(recorder.frames.map(\.main) == [6_000, 7_000, 8_000])
    #expect(recorder.recent(2).map(\.number) == [7, 8])
    #expect(recorder.recent(-1).isEmpty)
    recorder.reset()
    #expect(recorder.frames.isEmpty)
    recorder.frame(hand, runs: 1)
    #expect(recorder.frames.map(\.number) == [1])
  }

  @Test("what is ended without having begun is nothing")
  func unbegun() {
    let recorder = recorder()
    recorder.end(\.prepare)
    recorder.end { _ in }
    #expect(recorder.frameCount == 0)
  }

  @Test(
    "a delay that is no time counts as none", arguments: [-1.0, .nan, .infinity, -.infinity])
  func badDelay(delay: Double) {
    let recorder = recorder()
    recorder.frame(hand, runs: 1, delay: delay)
    #expect(recorder.frames[0].delay == 0)
  }
}

@Suite("Counted work of frames")
struct FrameWorkTests {
  @Test("a figure that was set back counts from nothing")
  func setBack() {
    var (before, after) = (FrameWork(), FrameWork())
    (before.bodiesEvaluated, before.bytesDrawn) = (40, 1_000)
    (after.bodiesEvaluated, after.bytesDrawn) = (3, 1_200)
    #expect(after.since(before).bodiesEvaluated == 3)
    #expect(after.since(before).bytesDrawn == 200)
  }
}
