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
  /// Those of which the bus has not said yet that it knows the rule.
  var installing: [ObjectIdentifier: Subscription] = [:]
  /// Who owns the names that rules follow.
  var owners = NameOwners()
  var objects = ExportedObjects()
  private var wakes: BusWakes?
  private var isProcessing = false

  /// Connects without waiting for an answer.
  init(address: String, limits: BusLimits) throws(BusError) {
    guard !address.utf8.contains(0), let library = SystemBusLibrary.shared else { throw .noBus }
    self.library = library
    self.limits = limits
    guard library.new(&bus) >= 0, let bus else { throw .noBus }
    guard library.setAddress(bus, address) >= 0, library.setClient(bus, 1) >= 0,
      library.start(bus) >= 0
    else {
      _ = library.unref(bus)
      throw .noBus
    }
    guard queue.sync(execute: { listen(to: bus) }) else { throw .system(EMFILE) }
  }

  private func listen(to bus: OpaquePointer) -> Bool {
    wakes = BusWakes(descriptor: library.descriptor(bus), queue: queue) { [weak self] in
      self?.process()
    }
    guard wakes != nil else {
      _ = library.unref(bus)
      return false
    }
    process()
    return true
  }

  /// Handles what came, at most 64 messages a turn; within a handler nothing, as sd-bus forbids it.
  func process() {
    guard !isProcessing else { return }
    isProcessing = true
    defer { isProcessing = false }
    for _ in 0..<64 {
      guard let bus else { return }
      let status = library.process(bus, nil)
      guard status >= 0 else { return end() }
      guard status > 0 else { return wait() }
    }
    queue.async { self.process() }
  }

  /// Whether the bus still answers.
  var isOpen: Bool { bus.map { library.isOpen($0) > 0 } ?? false }

  /// Asks to be woken for what sd-bus waits for, and for nothing else.
  private func wait() {
    guard let bus else { return }
    var until = UInt64.max
    _ = library.timeout(bus, &until)
    until = min(until, expireCalls(on: bus), expireRules())
    wakes?.schedule(until)
    wakes?.wantsToWrite(library.events(bus) & Int32(POLLOUT) != 0)
  }

  /// Ends the calls whose time is over: sd-bus counts it only once the daemon has said hello.
  private func expireCalls(on bus: OpaquePointer) -> UInt64 {
    guard !pending.isEmpty, library.isReady(bus) == 0 else { return .max }
    let now = MonotonicTime.now
    for call in pending.values where call.deadline <= now {
      finish(call, .failure(BusError.timeout))
    }
    return pending.values.map(\.deadline).min() ?? .max
  }

  private func expireRules() -> UInt64 {
    guard !installing.isEmpty else { return .max }
    let now = MonotonicTime.now
    for subscription in installing.values where subscription.deadline <= now {
      remove(subscription, .timeout)
    }
    return installing.values.map(\.deadline).min() ?? .max
  }

  /// Ends the connection: every caller gets `disconnected`, every stream ends.
  func end() {
    guard let bus else { return }
    self.bus = nil
    let (calls, streams) = (pending.values, subscriptions.values)
    (pending, subscriptions, installing) = ([:], [:], [:])
    for call in calls { call.end(.failure(BusError.disconnected)) }
    for subscription in streams { subscription.end(.disconnected) }
    for slot in owners.removeAll() + objects.removeAll() { _ = library.unrefSlot(slot) }
    release(bus)
  }

  /// Lets the bus go when no source looks at its descriptor any more.
  private func release(_ bus: OpaquePointer) {
    let kept = RawReference(pointer: bus)
    wakes?.cancel { [library] in
      library.closeBus(kept.pointer)
      _ = library.unref(kept.pointer)
    }
    wakes = nil
  }
}
