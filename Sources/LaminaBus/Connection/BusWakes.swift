import Dispatch
import Glibc

/// What wakes a connection: its descriptor, and a time; nothing else does.
///
/// ```
///  sd-bus's descriptor ──▶ epoll (reading; writing while something waits) ──▶ one dispatch source
/// ```
///
/// libdispatch lost about one event in 300 where a peer hung up at once, or where sources for reading
/// and for writing looked at one descriptor: an epoll of our own neither hangs up nor is written to.
final class BusWakes {
  private let read: any DispatchSourceRead
  private let timer: any DispatchSourceTimer
  private let poll: PollSet
  private var writes = false
  private var scheduled = UInt64.max

  /// Nil where the process has no descriptor left.
  init?(descriptor: Int32, queue: DispatchQueue, wake: @escaping @Sendable () -> Void) {
    guard let poll = PollSet(watching: descriptor) else { return nil }
    self.poll = poll
    read = DispatchSource.makeReadSource(fileDescriptor: poll.number, queue: queue)
    timer = DispatchSource.makeTimerSource(queue: queue)
    read.setEventHandler(handler: wake)
    timer.setEventHandler(handler: wake)
    timer.schedule(deadline: .distantFuture)
    read.resume()
    timer.resume()
  }

  /// Wakes at a time of ``MonotonicTime``; `UInt64.max` for never.
  func schedule(_ time: UInt64) {
    guard time != scheduled || time != .max else { return }
    scheduled = time
    guard time != .max else { return timer.schedule(deadline: .distantFuture) }
    let now = MonotonicTime.now
    let rest = Int(min(time > now ? time - now : 0, 1 << 40))
    timer.schedule(deadline: .now() + .microseconds(rest))
  }

  /// Wakes when there is room for writing, or does not.
  func wantsToWrite(_ wants: Bool) {
    guard writes != wants else { return }
    writes = wants
    poll.watchWriting(wants)
  }

  /// Wakes no more; then, when nothing looks at the descriptor any longer, `done` is called.
  func cancel(_ done: @escaping @Sendable () -> Void) {
    read.setCancelHandler { [poll] in
      close(poll.number)
      done()
    }
    read.cancel()
    timer.cancel()
  }
}
