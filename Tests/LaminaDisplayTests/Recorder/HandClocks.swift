import LaminaDisplay
import Synchronization

/// Clocks that a test moves by hand, in microseconds.
final class HandClocks: Sendable {
  private let time = Mutex((thread: 0, wall: 0))

  /// The thread runs for so long.
  func run(_ microseconds: Int) {
    time.withLock { time in
      time.thread += microseconds * 1_000
      time.wall += microseconds * 1_000
    }
  }

  /// The thread sleeps for so long.
  func sleep(_ microseconds: Int) { time.withLock { $0.wall += microseconds * 1_000 } }

  var clocks: FrameClocks {
    FrameClocks(
      thread: { self.time.withLock(\.thread) }, wall: { self.time.withLock(\.wall) })
  }
}

extension FrameRecorder {
  /// Records a frame that runs and then sleeps.
  func frame(
    _ hand: HandClocks, runs: Int, sleeps: Int = 0, delay: Double = 0,
    _ complete: (inout FrameRecord) -> Void = { _ in }
  ) {
    begin(delay: delay)
    hand.run(runs)
    hand.sleep(sleeps)
    end(complete)
  }
}
