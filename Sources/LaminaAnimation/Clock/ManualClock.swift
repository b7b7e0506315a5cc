public import LaminaGeometry
import Synchronization

/// A clock that stands still until it is told to move: time for tests and for pictures of moments.
///
/// ```swift
/// let clock = ManualClock()
/// clock.advance(by: 0.25)
/// clock.now  // 0.25
/// ```
public final class ManualClock: FrameClock {
  private let time: Mutex<TimeInterval>

  public init(now: TimeInterval = 0) { time = Mutex(now) }

  public var now: TimeInterval { time.withLock { $0 } }

  /// Moves the clock forward.
  /// - Precondition: `seconds` is not negative.
  public func advance(by seconds: TimeInterval) {
    precondition(seconds >= 0, "a clock does not run backwards (\(seconds) s)")
    time.withLock { $0 += seconds }
  }

  /// Moves the clock forward to `instant`; an instant that has passed changes nothing.
  public func advance(to instant: TimeInterval) {
    time.withLock { $0 = max($0, instant) }
  }
}
