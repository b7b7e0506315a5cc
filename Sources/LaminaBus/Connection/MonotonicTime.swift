import Glibc

/// The clock by which sd-bus counts.
enum MonotonicTime {
  /// Microseconds since some moment.
  static var now: UInt64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1000
  }
}
