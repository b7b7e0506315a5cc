import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing

/// One worker that takes 20 ms for a drawing, in virtual time.
@Suite("What is not wanted any more")
struct CancellationTests {
  private let rasterizer = FakeRasterizer()
  private let executor = DeterministicExecutor(workers: 1) { _ in .milliseconds(20) }
  private let display: PictureDisplay

  init() { display = PictureDisplay(rasterizer: rasterizer, executor: executor, wake: {}) }

  @discardableResult
  private func commit(_ layers: [Layer], _ deadline: Deadline = .now) -> PictureCommit {
    display.commit(.screen(layers), size: Fixture.size, scale: 1, deadline: deadline)
  }

  private func layer(_ id: UInt64, _ mark: UInt32) -> Layer {
    .drawn(id, DisplayList(mark: mark), y: CGFloat(id) * 10)
  }

  @Test("leaving stops the drawing that runs and takes back the one that waits")
  func leaving() {
    commit([layer(1, 1), layer(2, 2)])
    executor.advance(by: .milliseconds(1))
    let left = commit([])
    #expect(left.statistics.jobsStopped == 1 && left.statistics.jobsCancelled == 1)
    executor.runAll()
    #expect(rasterizer.draws == 0 && commit([]).pictures.isEmpty)
    #expect(display.statistics.bytesHeld == 0)
  }

  @Test("a row that is used again for other content draws only that")
  func reuse() {
    for mark in 1...10 as ClosedRange<UInt32> { commit([layer(1, mark)]) }
    #expect(display.statistics.jobsCancelled == 9)
    executor.runAll()
    #expect(rasterizer.draws == 1 && commit([layer(1, 10)]).mark(1) == 10)
  }

  @Test("a replaced drawing that runs is stopped, and the stopped one is not shown")
  func replacement() {
    commit([layer(1, 1)])
    executor.advance(by: .milliseconds(1))
    #expect(commit([layer(1, 2)]).statistics.jobsStopped == 1)
    executor.runAll()
    #expect(commit([layer(1, 2)]).mark(1) == 2 && rasterizer.draws == 1)
  }

  @Test("suspended while it is drawn, it is stopped; resumed, it is drawn once")
  func suspension() {
    commit([layer(1, 1)])
    executor.advance(by: .milliseconds(1))
    display.suspendedLayers = [Layer.ID(1)]
    #expect(commit([layer(1, 1)]).statistics.jobsStopped == 1)
    executor.runAll()
    for mark in 2...5 as ClosedRange<UInt32> { commit([layer(1, mark)]) }
    #expect(rasterizer.draws == 0)
    display.suspendedLayers = []
    #expect(commit([layer(1, 5)], .never).mark(1) == 5 && rasterizer.draws == 1)
  }

  @Test(
    "once changes end, at most one overtaken picture is shown before the newest, none after it",
    arguments: [1, 7, 16, 40, 90, 300])
  func atMostOneStale(cost: Int) {
    let executor = DeterministicExecutor(workers: 1) { _ in .milliseconds(cost) }
    let display = PictureDisplay(rasterizer: rasterizer, executor: executor, wake: {})
    var later: [UInt32] = []
    for frame in 1...300 as ClosedRange<UInt32> {
      let mark = min(frame, 50)
      let commit = display.commit(
        .screen([layer(1, mark)]), size: Fixture.size, scale: 1, deadline: .frame)
      executor.advance(by: .milliseconds(12))
      if mark == 50, let shown = commit.mark(1), shown != later.last { later.append(shown) }
    }
    // What was shown when the changes ended, one overtaken picture, the newest.
    #expect(later.count <= 3 && later.last == 50 && later == later.sorted(), "\(later)")
  }

  @Test("equal drawings of which one leaves go on for the other")
  func sharedLeaving() {
    let list = DisplayList(mark: 3)
    commit([.drawn(1, list), .drawn(2, list, y: 20)])
    executor.advance(by: .milliseconds(1))
    #expect(commit([.drawn(2, list, y: 20)]).statistics.jobsStopped == 0)
    executor.runAll()
    #expect(commit([.drawn(2, list, y: 20)]).mark(2) == 3 && rasterizer.draws == 1)
  }
}
