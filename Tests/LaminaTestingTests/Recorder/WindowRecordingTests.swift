import LaminaRaster
import LaminaTesting
import LaminaViews
import Testing

@Suite("Recording a window")
struct WindowRecordingTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count)").accessibilityIdentifier("count")
        Button("Add") { count += 1 }
      }
    }
  }

  private struct Rows: View {
    var body: some View {
      ScrollView {
        LazyVStack { ForEach(0..<500, id: \.self) { Text("Row \($0)").frame(height: 30) } }
      }
    }
  }

  @Test("a click is one frame with one body, and nothing is recorded while nothing happens")
  func click() {
    let harness = Harness { Counter() }
    let recorder = FrameRecorder()
    harness.recorder = recorder
    harness.advance(by: 1)
    #expect(recorder.frameCount == 0)
    harness.tap("Add")
    let frames = recorder.frames
    #expect(frames.reduce(0) { $0 + $1.work.bodiesEvaluated } >= 1)
    #expect(frames.filter { $0.work.jobsStarted > 0 }.count >= 1)
    #expect(recorder.summary.work.presents == frames.count { $0.work.presents > 0 })
    let count = recorder.frameCount
    harness.advance(by: 1)
    #expect(recorder.frameCount == count)
  }

  @Test("frames add up to what the window counts")
  func sums() {
    let harness = Harness { Rows() }
    let recorder = FrameRecorder()
    let (display, nodes) = (harness.displayStatistics, harness.prepareStatistics)
    let presents = harness.presentCount
    harness.recorder = recorder
    for _ in 0..<20 {
      harness.scroll(down: 40)
      harness.advance(by: 1.0 / 60)
    }
    let work = recorder.summary.work
    #expect(work.jobsStarted == harness.displayStatistics.since(display).jobsStarted)
    #expect(work.bytesDrawn == harness.displayStatistics.since(display).bytesDrawn)
    #expect(work.nodesMeasured == harness.prepareStatistics.nodesMeasured - nodes.nodesMeasured)
    #expect(work.presents == harness.presentCount - presents)
    #expect(work.jobsStarted > 20)
  }

  @Test("a recorder that is taken away gets no more frames")
  func detached() {
    let harness = Harness { Counter() }
    let recorder = FrameRecorder()
    harness.recorder = recorder
    harness.recorder = nil
    #expect(harness.graph.meter == nil)
    harness.tap("Add")
    #expect(recorder.frameCount == 0)
  }
}

@Suite("The overlay of frames")
struct FrameOverlayTests {
  private let size = CGSize(width: 400, height: 300)

  private struct Rows: View {
    var body: some View {
      ScrollView {
        LazyVStack { ForEach(0..<500, id: \.self) { Text("Row \($0)").frame(height: 30) } }
      }
    }
  }

  @Test("the overlay's own work and frames are in no figure")
  func undisturbed() {
    func work(overlay: Bool) -> [FrameWork] {
      let harness = Harness(size: size) { Rows() }
      let recorder = FrameRecorder()
      harness.recorder = recorder
      harness.showsFrameOverlay = overlay
      harness.settle()
      recorder.reset()
      for _ in 0..<30 {
        harness.scroll(down: 25)
        harness.advance(by: 1.0 / 60)
      }
      return recorder.frames.map(\.work)
    }
    #expect(work(overlay: true) == work(overlay: false))
  }

  @Test("a drawing of the overlay damages the overlay alone")
  func damage() {
    let harness = Harness(size: size) { Text("Hello") }
    harness.showsFrameOverlay = true
    harness.settle()
    let overlay = PixelRect(x: 400 - 256 - 8, y: 8, width: 256, height: 104)
    #expect(harness.presentations.last == [overlay])
  }

  @Test("a window with an overlay that nothing moves in asks for no frame")
  func idle() {
    let harness = Harness(size: size) { Text("Hello") }
    harness.showsFrameOverlay = true
    harness.settle()
    let (frames, presents) = (harness.recorder?.frameCount, harness.presentCount)
    harness.advance(by: 5)
    #expect(harness.recorder?.frameCount == frames)
    #expect(harness.presentCount == presents)
  }

  @Test("it is drawn anew at most ten times in a second")
  func pace() {
    let hand = ManualClock()
    let clocks = FrameClocks(thread: { 0 }, wall: { Int(hand.now * 1e9) })
    let harness = Harness(size: size, clock: hand) { ProgressView() }
    harness.recorder = FrameRecorder(clocks: clocks)
    harness.showsFrameOverlay = true
    harness.settle()
    let before = (frames: harness.frameStatistics.presents, all: harness.presentCount)
    harness.advance(by: 2)
    let frames = harness.frameStatistics.presents - before.frames
    #expect(frames > 20)
    #expect((7...20).contains(harness.presentCount - before.all - frames))
  }

  @Test("taken away, it leaves the window as it was")
  func removed() {
    let harness = Harness(size: size) { Text("Hello") }
    let before = harness.picture()
    harness.showsFrameOverlay = true
    harness.settle()
    #expect(!PictureComparison().compare(harness.picture(), with: before).isMatch)
    harness.showsFrameOverlay = false
    #expect(PictureComparison().compare(harness.picture(), with: before).isMatch)
  }
}
