import Glibc
public import LaminaGeometry

/// The machine's monotonic clock (CLOCK_MONOTONIC): unmoved by changes of the date.
public struct SystemClock: FrameClock {
  /// Makes the clock; all of them show the same time.
  public init() {}

  public var now: TimeInterval { TimeInterval(nanoseconds) / 1e9 }

  /// The machine's date.
  public var date: Date { Date() }

  /// The same instant as `now`, as the kernel counts it.
  public var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
