import Dispatch
import Glibc

/// The connection itself: everything but `queue` is touched on that queue only.
final class BusConnection: @unchecked Sendable {
  let queue = DispatchQueue(label: "lamina.bus")
  let library: SystemBusLibrary
  let limits: BusLimits
  private(set) var bus: OpaquePointer?
  var pending: [ObjectIdentifier: PendingCall] = [:]
  var subscriptions: [ObjectIdentifier: Subscription] = [:]
  private var sources: Sources?

  private struct Sources {
    let read: any DispatchSourceRead
    let write: any DispatchSourceWrite
    let timer: any DispatchSourceTimer
    var writes = false
  }

  /// Connects without waiting for an answer.
  init(address: String, limits: BusLimits) throws(BusError) {
    guard let library = SystemBusLibrary.shared else { throw .noBus }
    self.library = library
    self.limits = limits
    guard library.new(&bus) >= 0, let bus else { throw .noBus }
    guard library.setAddress(bus, address) >= 0, library.setClient(bus, 1) >= 0,
      library.start(bus) >= 0
    else {
      _ = library.unref(bus)
      throw .noBus
    }
    queue.sync { listen() }
  }

  private func listen() {
    let number = library.descriptor(bus)
    let read = DispatchSource.makeReadSource(fileDescriptor: number, queue: queue)
    let write = DispatchSource.makeWriteSource(fileDescriptor: number, queue: queue)
    let timer = DispatchSource.makeTimerSource(queue: queue)
    read.setEventHandler { [weak self] in self?.process() }
    write.setEventHandler { [weak self] in self?.process() }
    timer.setEventHandler { [weak self] in self?.process() }
    read.resume()
    timer.resume()
    sources = Sources(read: read, write: write, timer: timer)
    process()
  }

  /// Handles what came, at most 64 messages a turn.
  func process() {
    for _ in 0..<64 {
      guard let bus else { return }
      let status = library.process(bus, nil)
      guard status >= 0 else { return end() }
      guard status > 0 else { return wait() }
    }
    queue.async { self.process() }
  }

  /// Asks to be woken for what sd-bus waits for, and for nothing else.
  private func wait() {
    var until = UInt64.max
    _ = library.timeout(bus, &until)
    schedule(until)
    let wants = library.events(bus) & roomForWriting != 0
    guard let sources, sources.writes != wants else { return }
    self.sources?.writes = wants
    if wants { sources.write.resume() } else { sources.write.suspend() }
  }

  private func schedule(_ until: UInt64) {
    guard until != .max else { return sources?.timer.schedule(deadline: .distantFuture) ?? () }
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let time = UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1000
    let rest = until > time ? until - time : 0
    sources?.timer.schedule(deadline: .now() + .microseconds(Int(min(rest, 1 << 40))))
  }

  /// Ends the connection: every caller gets `disconnected`, every stream ends.
  func end() {
    guard let bus else { return }
    self.bus = nil
    for call in pending.values {
      _ = library.unrefSlot(call.slot)
      call.answer.resume(throwing: BusError.disconnected)
    }
    for subscription in subscriptions.values {
      _ = library.unrefSlot(subscription.slot)
      subscription.installed?.resume(throwing: BusError.disconnected)
      subscription.stream.finish()
    }
    pending = [:]
    subscriptions = [:]
    release(bus)
  }

  /// Lets the bus go when no source looks at its descriptor any more.
  private func release(_ bus: OpaquePointer) {
    guard let sources else { return }
    self.sources = nil
    let group = DispatchGroup()
    group.enter()
    group.enter()
    sources.read.setCancelHandler { group.leave() }
    sources.write.setCancelHandler { group.leave() }
    if !sources.writes { sources.write.resume() }
    for source in [sources.read, sources.write, sources.timer] as [any DispatchSourceProtocol] {
      source.cancel()
    }
    let kept = Kept(pointer: bus)
    group.notify(queue: queue) { [library] in
      library.closeBus(kept.pointer)
      _ = library.unref(kept.pointer)
    }
  }

  private struct Kept: @unchecked Sendable { let pointer: OpaquePointer }
}

/// What `poll` calls room for writing.
private let roomForWriting = Int32(POLLOUT)
