import Foundation
import LaminaDisplay
import Testing

@Suite("The summary of frames")
struct FrameSummaryTests {
  let hand = HandClocks()

  /// A hundred frames, from 100 microseconds to 10,000, at 100 Hz.
  private func rising() -> FrameRecorder {
    let recorder = FrameRecorder(interval: 0.01, clocks: hand.clocks)
    for frame in 1...100 { recorder.frame(hand, runs: 100 * frame) }
    return recorder
  }

  @Test("quantiles are figures that so many frames do not exceed")
  func quantiles() {
    let main = rising().summary.main
    #expect([main.p50, main.p90, main.p99, main.max] == [5, 9, 9.9, 10])
    let one = FrameSummary([FrameRecord()], interval: 0.01).main
    #expect([one.p50, one.p99, one.max] == [0, 0, 0])
  }

  @Test("frames above 8.33 ms are those a display of 120 Hz would miss")
  func short() {
    // 8.4, 8.5 ... 10.0 ms.
    #expect(rising().summary.framesOverShortInterval == 17)
    #expect(rising().summary.lateFrames == 0)
  }

  @Test("hitch time is the refreshes missed, in each second of movement")
  func hitch() {
    let recorder = FrameRecorder(interval: 0.01, clocks: hand.clocks)
    for _ in 0..<7 { recorder.frame(hand, runs: 1_000) }
    recorder.frame(hand, runs: 35_000)  // three refreshes missed
    let summary = recorder.summary
    #expect(summary.lateFrames == 1)
    #expect(abs(summary.duration - 0.11) < 1e-9)
    #expect(abs(summary.hitchTime - 1_000 * 3 / 11) < 1e-9)
    #expect(abs(summary.framesPerSecond - 8 / 0.11) < 1e-9)
  }

  @Test("without frames everything is nothing")
  func empty() {
    let summary = FrameRecorder(clocks: hand.clocks).summary
    #expect(summary.frames == 0)
    #expect(summary.hitchTime == 0)
    #expect(summary.framesPerSecond == 0)
    #expect(summary.main.max == 0)
  }

  @Test("blank and placeholder layers and work are added up")
  func sums() {
    let recorder = FrameRecorder(clocks: hand.clocks)
    for blank in [0, 2, 3] {
      recorder.frame(hand, runs: 1) { frame in
        frame.blankLayers = blank
        frame.placeholderLayers = 1
        frame.work.jobsStarted = 2
      }
    }
    let summary = recorder.summary
    #expect(summary.blankFrames == 2)
    #expect(summary.blankLayers == 5)
    #expect(summary.placeholderLayers == 3)
    #expect(summary.work.jobsStarted == 6)
  }
}

@Suite("A recording as JSON")
struct FrameRecordingTests {
  let hand = HandClocks()

  private func recording() -> FrameRecording {
    let recorder = FrameRecorder(interval: 0.01, clocks: hand.clocks)
    recorder.frame(hand, runs: 120, sleeps: 30) { frame in
      frame.work.bodiesEvaluated = 4
      frame.blankLayers = 1
      frame.scrollOffset = 12.5
    }
    recorder.frame(hand, runs: 15_000)
    return recorder.recording(title: "A window")
  }

  @Test("it is written in columns under documented keys, in the same order each time")
  func keys() throws {
    let json = String(decoding: try recording().json(), as: UTF8.self)
    #expect(json == String(decoding: try recording().json(), as: UTF8.self))
    for part in [
      #""title":"A window""#, #""format":1"#, #""main_ns":[120000,15000000]"#,
      #""wall_ns":[150000,15000000]"#, #""refreshes_missed":[0,1]"#, #""blank_layers":[1,0]"#,
      #""bodies_evaluated":[4,0]"#, #""scroll_offset_pt":[12.5,0]"#, #""late_frames":1"#,
      #""main_ms":{"max":15,"p50":0.12,"p90":15,"p99":15}"#, #""interval_s":0.01"#,
      #""frames_over_8_33_ms":1"#,
    ] {
      #expect(json.contains(part), "\(part) is not in \(json)")
    }
  }

  @Test("it is read as it was written")
  func roundTrip() throws {
    let written = recording()
    let read = try JSONDecoder().decode(FrameRecording.self, from: written.json())
    #expect(read == written)
  }

  @Test("several windows stand in one object")
  func windows() throws {
    let json = try FrameRecording.json([recording(), recording()])
    let read = try JSONDecoder().decode([String: [FrameRecording]].self, from: json)
    #expect(read["windows"]?.count == 2)
  }

  @Test("columns of different lengths are refused")
  func damaged() throws {
    let json = String(decoding: try recording().json(), as: UTF8.self)
      .replacingOccurrences(of: #""blank_layers":[1,0]"#, with: #""blank_layers":[1]"#)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FrameRecording.self, from: Data(json.utf8))
    }
  }
}
