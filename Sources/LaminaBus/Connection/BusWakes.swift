import Dispatch

/// What wakes a connection: its descriptor, and a time; nothing else does.
final class BusWakes {
  private let read: any DispatchSourceRead
  private let write: any DispatchSourceWrite
  private let timer: any DispatchSourceTimer
  private let queue: DispatchQueue
  private var writes = false
  private var scheduled = UInt64.max

  init(descriptor: Int32, queue: DispatchQueue, wake: @escaping @Sendable () -> Void) {
    self.queue = queue
    read = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    write = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
    timer = DispatchSource.makeTimerSource(queue: queue)
    for source in sources { source.setEventHandler(handler: wake) }
    timer.schedule(deadline: .distantFuture)
    read.resume()
    timer.resume()
  }

  private var sources: [any DispatchSourceProtocol] { [read, write, timer] }

  /// Wakes at a time of ``MonotonicTime``; `UInt64.max` for never.
  func schedule(_ time: UInt64) {
    guard time != scheduled else { return }
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
    if wants { write.resume() } else { write.suspend() }
  }

  /// Wakes no more; then, when nothing looks at the descriptor any longer, `done` is called.
  func cancel(_ done: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    for source in [read, write] as [any DispatchSourceProtocol] {
      group.enter()
      source.setCancelHandler { group.leave() }
    }
    wantsToWrite(true)
    for source in sources { source.cancel() }
    group.notify(queue: queue, execute: done)
  }
}
