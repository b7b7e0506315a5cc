public import LaminaGeometry
import Synchronization

/// A clock that stands still until it is moved: time for tests and for pictures of moments.
///
/// ```swift
/// let clock = ManualClock()
/// clock.advance(by: 0.25)
/// clock.now  // 0.25
/// ```
/// Its day is the first of January 2001, the same in each run. Programs that compare with the day of
/// the machine, as `TimelineView(.periodic(from: .now, by: 1))` does, want `ManualClock(date: .now)`.
public final class ManualClock: FrameClock {
  private let time: Mutex<TimeInterval>
  /// The date at the time 0.
  private let origin: Date

  /// A clock that shows `now`, and that time after the reference date.
  public init(now: TimeInterval = 0) {
    time = Mutex(now)
    origin = Date(timeIntervalSinceReferenceDate: 0)
  }

  /// A clock that shows 0 and a date.
  public init(date: Date) {
    time = Mutex(0)
    origin = date
  }

  public var now: TimeInterval { time.withLock { $0 } }
  public var date: Date { origin.addingTimeInterval(now) }

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
