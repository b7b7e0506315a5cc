import Glibc

/// The clock by which sd-bus counts.
enum MonotonicTime {
  /// Microseconds since some moment.
  static var now: UInt64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1000
  }

  /// A time to wait: one at least, a day at most.
  static func microseconds(_ duration: Duration) -> UInt64 {
    let (seconds, fraction) = duration.components
    let whole = UInt64(min(max(seconds, 0), 86_400)) * 1_000_000
    return max(1, whole + UInt64(max(fraction, 0) / 1_000_000_000_000))
  }
}
