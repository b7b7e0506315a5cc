import Glibc

/// The two clocks by which frames are measured, in nanoseconds since whenever.
///
/// ```swift
/// FrameRecorder(clocks: .system)                                          // in a window
/// FrameRecorder(clocks: FrameClocks(thread: { booked }, wall: { now }))   // in a test
/// ```
public struct FrameClocks: Sendable {
  /// How long the calling thread has been running; it stands still while the thread sleeps.
  public var thread: @Sendable () -> Int
  /// The time that passes for all threads.
  public var wall: @Sendable () -> Int

  public init(thread: @escaping @Sendable () -> Int, wall: @escaping @Sendable () -> Int) {
    self.thread = thread
    self.wall = wall
  }

  /// The machine's: `CLOCK_THREAD_CPUTIME_ID` and `CLOCK_MONOTONIC`.
  public static let system = FrameClocks(
    thread: { nanoseconds(CLOCK_THREAD_CPUTIME_ID) }, wall: { nanoseconds(CLOCK_MONOTONIC) })

  private static func nanoseconds(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
