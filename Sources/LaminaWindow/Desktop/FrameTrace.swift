import Glibc
import LaminaAnimation

/// Prints when the first frame was seen and how many followed, if LAMINA_TRACE names `frames`.
///
/// ```
/// lamina.first_frame 81245000123
/// lamina.frames 12
/// ```
/// The instant is CLOCK_MONOTONIC in nanoseconds.
nonisolated struct FrameTrace: Sendable {
  private let isOn: Bool

  @MainActor init() {
    isOn =
      ProcessEnvironment.value("LAMINA_TRACE")?.split(separator: ",").contains("frames") ?? false
  }

  func firstFrame() { print("lamina.first_frame", SystemClock().nanoseconds) }

  func finish(frames: Int) { print("lamina.frames", UInt64(frames)) }

  private func print(_ name: String, _ value: UInt64) {
    guard isOn else { return }
    let line = "\(name) \(value)\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}
