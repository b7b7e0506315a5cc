import Foundation
import Glibc

/// Until when a commit waits for pictures that are being made.
public enum Deadline: Hashable, Sendable {
  /// Not at all.
  case now
  /// That long, measured on a clock that never jumps.
  case after(Duration)
  /// Until everything visible is there; the waiting thread helps to make it.
  case never

  public static func after(milliseconds: Int) -> Deadline { .after(.milliseconds(milliseconds)) }

  /// What a window's commit uses: what is ready by then appears in the same frame.
  public static let frame = Deadline.after(milliseconds: 4)
}

/// Nanoseconds on the system's monotonic clock.
package struct MonotonicTime: Comparable, Sendable {
  package let nanoseconds: Int64

  package static var now: MonotonicTime {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return MonotonicTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  package static func < (a: MonotonicTime, b: MonotonicTime) -> Bool {
    a.nanoseconds < b.nanoseconds
  }

  /// The time `duration` later; a duration beyond 100 years counts as that.
  package func advanced(by duration: Duration) -> MonotonicTime {
    let parts = duration.components
    let seconds = min(max(parts.seconds, 0), 3_155_760_000)
    return MonotonicTime(
      nanoseconds: nanoseconds + seconds * 1_000_000_000
        + max(parts.attoseconds, 0) / 1_000_000_000)
  }
}
