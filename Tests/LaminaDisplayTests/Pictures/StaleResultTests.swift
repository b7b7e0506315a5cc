import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing

@Suite("Results that come late")
struct StaleResultTests {
  private let rasterizer = FakeRasterizer()
  private let wakes = Counter()
  private let pool = WorkerPool(workers: 2)

  private func display() -> PictureDisplay {
    let wakes = wakes
    return PictureDisplay(rasterizer: rasterizer, executor: pool, wake: { wakes.increment() })
  }

  private func commit(
    _ display: PictureDisplay, _ list: DisplayList?, _ deadline: Deadline
  ) -> PictureCommit {
    let root = Layer.screen(list.map { [.drawn(1, $0)] } ?? [])
    return display.commit(root, size: Fixture.size, scale: 1, deadline: deadline)
  }

  @Test("a commit returns at its deadline with the old picture; one wake-up follows")
  func boundedWait() {
    let display = display()
    _ = commit(display, DisplayList(mark: 1), .never)
    rasterizer.closeGate()
    let second = DisplayList(mark: 2)
    let waiting = commit(display, second, .after(milliseconds: 2))
    #expect(waiting.mark(1) == 1 && waiting.missing == 1)
    #expect(waiting.statistics.deadlinesMissed == 1 && wakes.count == 0)
    rasterizer.openGate()
    wakes.wait(for: 1)
    let ready = commit(display, second, .now)
    #expect(ready.mark(1) == 2 && ready.isComplete && wakes.count == 1)
    pool.shutdown()
  }

  @Test("a commit waits only once for the same picture")
  func waitsOnce() {
    let display = display()
    rasterizer.closeGate()
    let list = DisplayList(mark: 2)
    #expect(commit(display, list, .after(milliseconds: 1)).statistics.waits == 1)
    #expect(commit(display, list, .after(milliseconds: 1)).statistics.waits == 0)
    rasterizer.openGate()
    #expect(commit(display, list, .never).mark(1) == 2)
    pool.shutdown()
  }

  @Test("the result of a drawing that was replaced is dropped")
  func replacedWhileRunning() {
    let display = display()
    rasterizer.closeGate()
    _ = commit(display, DisplayList(mark: 1), .now)
    rasterizer.waitForArrivals(1)
    let replaced = commit(display, DisplayList(mark: 2), .now)
    #expect(replaced.statistics.jobsStopped == 1)
    rasterizer.openGate()
    let last = commit(display, DisplayList(mark: 2), .never)
    #expect(last.mark(1) == 2)
    pool.shutdown()
    #expect(commit(display, DisplayList(mark: 2), .now).mark(1) == 2)
  }

  @Test("the running job of a layer that left is told to stop and never shown")
  func leftWhileRunning() {
    let display = display()
    rasterizer.closeGate()
    _ = commit(display, DisplayList(mark: 1), .now)
    rasterizer.waitForArrivals(1)
    #expect(commit(display, nil, .now).statistics.jobsStopped == 1)
    rasterizer.openGate()
    pool.shutdown()
    let after = commit(display, nil, .now)
    #expect(after.pictures.isEmpty && wakes.count == 0)
    #expect(display.statistics.bytesHeld == 0)
  }

  @Test("redisplay faster than drawing still shows something, and nothing older afterwards")
  func redisplayFasterThanDrawing() {
    let executor = DeterministicExecutor(workers: 1) { _ in .milliseconds(50) }
    let display = PictureDisplay(rasterizer: rasterizer, executor: executor, wake: {})
    var shown: [UInt32] = []
    for frame in 1...100 as ClosedRange<UInt32> {
      let commit = commit(display, DisplayList(mark: frame), .after(milliseconds: 4))
      executor.advance(by: .milliseconds(12))
      if let mark = commit.mark(1), mark != shown.last { shown.append(mark) }
    }
    #expect(shown == shown.sorted())
    #expect(shown.count >= 20)
    pool.shutdown()
  }
}
