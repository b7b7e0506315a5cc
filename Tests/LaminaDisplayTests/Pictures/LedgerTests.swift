import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing

/// Replays a scroll trace in virtual time and keeps the books, in whole numbers.
private struct Ledger: Equatable {
  var lateFrames = 0
  /// Visible rows without their picture, summed over frames.
  var blanks = 0
  var drawn = 0
  var cancelled = 0

  private static let frame = Duration.milliseconds(16)

  /// Scrolls through 200 rows of 100 x 50, each of which takes `cost` to draw.
  init(offsets: [CGFloat], cost: Duration, workers: Int, isAsynchronous: Bool) {
    let executor = DeterministicExecutor(workers: workers) { _ in cost }
    let display = PictureDisplay(
      rasterizer: FakeRasterizer(), executor: executor,
      range: isAsynchronous ? .standard : .minimum, wake: {})
    let size = CGSize(width: 100, height: 50)
    let rows = (0..<200).map { row in
      Layer.drawn(
        UInt64(row + 1), DisplayList(mark: UInt32(row), size: size), y: CGFloat(row) * 50)
    }
    let list = Layer.screen(rows)
    for offset in offsets {
      let start = executor.now
      let commit = display.commit(
        list.replacing(boundsOrigin: CGPoint(x: 0, y: offset)), size: Fixture.size, scale: 1,
        deadline: isAsynchronous ? .frame : .never)
      let spent = executor.now - start
      lateFrames += spent > Ledger.frame ? 1 : 0
      blanks += commit.missing
      executor.advance(by: max(.zero, Ledger.frame - spent))
    }
    drawn = display.statistics.bitmapsDrawn
    cancelled = display.statistics.jobsCancelled + display.statistics.jobsStopped
  }

  init(lateFrames: Int, blanks: Int, drawn: Int, cancelled: Int) {
    (self.lateFrames, self.blanks) = (lateFrames, blanks)
    (self.drawn, self.cancelled) = (drawn, cancelled)
  }
}

@Suite("A scroll trace in virtual time")
struct LedgerTests {
  /// Rests for ten frames, then 100 frames of ten points.
  private let slow = Array(repeating: CGFloat(0), count: 10) + (1...100).map { CGFloat($0) * 10 }

  @Test("drawn ahead, no frame is late and nothing is blank after the start")
  func asynchronous() {
    let ledger = Ledger(offsets: slow, cost: .milliseconds(20), workers: 1, isAsynchronous: true)
    // The first two rows come after 20 and 40 ms: 2 + 2 + 1 blanks in the first three frames.
    #expect(ledger == Ledger(lateFrames: 0, blanks: 5, drawn: 23, cancelled: 0))
  }

  @Test("drawn when needed, every entering row makes a frame late")
  func synchronous() {
    let ledger = Ledger(offsets: slow, cost: .milliseconds(20), workers: 1, isAsynchronous: false)
    // The first frame and those of 20 entering rows.
    #expect(ledger == Ledger(lateFrames: 21, blanks: 0, drawn: 22, cancelled: 0))
  }

  @Test("a fling past what workers can draw cancels what it has passed")
  func fling() {
    let offsets = (0..<30).map { CGFloat($0) * 120 }
    let ledger = Ledger(offsets: offsets, cost: .milliseconds(20), workers: 2, isAsynchronous: true)
    #expect(ledger == Ledger(lateFrames: 0, blanks: 84, drawn: 18, cancelled: 51))
  }
}
