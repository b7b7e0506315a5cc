import Dispatch

extension BusConnection {
  /// Listens by a rule; the continuation resumes when the bus knows it.
  func subscribe(
    _ rule: String, _ stream: AsyncStream<BusMessage>.Continuation,
    _ installed: CheckedContinuation<Void, any Error>
  ) {
    guard bus != nil else { return installed.resume(throwing: BusError.disconnected) }
    let subscription = Subscription(self, stream, installed)
    let status = library.addMatch(
      bus, &subscription.slot, rule, Self.came, Self.ready,
      Unmanaged.passUnretained(subscription).toOpaque())
    guard status >= 0 else { return installed.resume(throwing: BusError.invalid(rule)) }
    let identity = ObjectIdentifier(subscription)
    subscriptions[identity] = subscription
    stream.onTermination = { [weak self] _ in
      self?.queue.async { [weak self] in self?.unsubscribe(identity) }
    }
    process()
  }

  private func unsubscribe(_ identity: ObjectIdentifier) {
    guard let subscription = subscriptions.removeValue(forKey: identity) else { return }
    _ = library.unrefSlot(subscription.slot)
    subscription.stream.finish()
    process()
  }

  private static let came: SystemBusLibrary.Handler = { raw, data, _ in
    guard let raw, let data else { return 0 }
    let subscription = Unmanaged<Subscription>.fromOpaque(data).takeUnretainedValue()
    subscription.connection.deliver(raw, to: subscription)
    return 0
  }

  private static let ready: SystemBusLibrary.Handler = { raw, data, _ in
    guard let raw, let data else { return 1 }
    let subscription = Unmanaged<Subscription>.fromOpaque(data).takeUnretainedValue()
    subscription.connection.settle(subscription, subscription.connection.failure(of: raw))
    return 1
  }

  private func settle(_ subscription: Subscription, _ error: BusError?) {
    let installed = subscription.installed
    subscription.installed = nil
    guard let error else { return installed?.resume() ?? () }
    installed?.resume(throwing: error)
    unsubscribe(ObjectIdentifier(subscription))
  }

  /// A signal beyond the limits is dropped: there is nobody to tell.
  private func deliver(_ raw: OpaquePointer, to subscription: Subscription) {
    guard let body = try? values(of: raw) else { return }
    func text(_ ask: SystemBusLibrary.Ask) -> String? { ask(raw).map { String(cString: $0) } }
    var message = BusMessage(
      path: text(library.path) ?? "", interface: text(library.interface) ?? "",
      member: text(library.member) ?? "", body)
    message.sender = text(library.sender)
    subscription.stream.yield(message)
  }
}
