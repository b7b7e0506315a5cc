import Dispatch
import Glibc
import Synchronization

/// Where the signal handler writes; a handler may do hardly more than that.
private nonisolated let pipeEnd = Atomic<Int32>(-1)

/// Turns SIGINT and SIGTERM into a call on the main actor, so that the app can save and end.
///
/// Dispatch's own signal sources miss signals on Linux when another thread takes them.
final class Interruption {
  private static let signals = [SIGINT, SIGTERM]
  private let source: any DispatchSourceRead

  /// Calls `action` on the main actor for each signal; nil when the process has no descriptors left.
  init?(_ action: @escaping () -> Void) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    pipeEnd.store(ends[1], ordering: .relaxed)
    source = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: .main)
    source.setEventHandler { [descriptor = ends[0]] in
      var byte: UInt8 = 0
      _ = read(descriptor, &byte, 1)
      MainActor.assumeIsolated(action)
    }
    source.setCancelHandler { [ends] in ends.forEach { _ = close($0) } }
    source.resume()
    Self.signals.forEach { signal($0) { @Sendable _ in Interruption.writeByte() } }
  }

  /// Gives the signals their usual meaning again.
  func end() {
    Self.signals.forEach { signal($0, SIG_DFL) }
    pipeEnd.store(-1, ordering: .relaxed)
    source.cancel()
  }

  /// On whichever thread takes the signal, in the middle of whatever it does.
  private nonisolated static func writeByte() {
    let code = errno
    defer { errno = code }
    var byte: UInt8 = 1
    _ = write(pipeEnd.load(ordering: .relaxed), &byte, 1)
  }
}
