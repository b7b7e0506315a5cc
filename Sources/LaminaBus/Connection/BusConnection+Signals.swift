import Dispatch

extension BusConnection {
  /// Listens by a rule; the continuation resumes when the bus knows it.
  func subscribe(_ subscription: Subscription) {
    let identity = ObjectIdentifier(subscription)
    do throws(BusError) {
      guard isOpen else { throw .disconnected }
      if let name = subscription.rule.followedName { try follow(name) }
      try install(subscription, subscription.rule.text())
      (subscriptions[identity], installing[identity]) = (subscription, subscription)
      process()
    } catch {
      subscription.end(error)
    }
  }

  private func install(_ subscription: Subscription, _ text: String) throws(BusError) {
    let status = library.addMatch(
      bus, &subscription.slot, text, Self.came, Self.ready,
      Unmanaged.passUnretained(subscription).toOpaque())
    guard status >= 0 else { throw .invalid(text) }
  }

  func unsubscribe(_ subscription: Subscription) {
    remove(subscription, .disconnected)
    process()
  }

  func remove(_ subscription: Subscription, _ error: BusError) {
    let identity = ObjectIdentifier(subscription)
    installing[identity] = nil
    subscriptions.removeValue(forKey: identity)?.end(error)
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
    guard let error else {
      installing[ObjectIdentifier(subscription)] = nil
      return subscription.begin()
    }
    remove(subscription, isOpen ? error : .disconnected)
  }

  /// A signal beyond the limits, or of another sender than the rule's, is dropped: there is nobody to tell.
  private func deliver(_ raw: OpaquePointer, to subscription: Subscription) {
    let sender = library.sender(raw).map { String(cString: $0) } ?? ""
    guard subscription.rule.admits(sender: sender, owners: owners.byName),
      let message = try? message(from: raw, limits: limits.ofSignals)
    else { return }
    subscription.stream.yield(message)
  }
}
