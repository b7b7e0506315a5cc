import Foundation

/// The subscribers of a subject, and what they are sent.
final class Hub<Output, Failure: Error> {
  private let lock = Lock()
  private var conduits: [Conduit<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var isWanted = false
  /// The value that whoever subscribes is sent first; nil for none.
  private var current: Output?
  private let name: String

  init(_ name: String, current: Output? = nil) {
    self.name = name
    self.current = current
  }

  deinit { for upstream in upstreams { upstream.cancel() } }

  var latest: Output? { lock { current } }
  var hasSubscribers: Bool { lock { !conduits.isEmpty } }

  /// Keeps the value, also after the end, and sends it.
  func set(_ value: Output) {
    lock { current = value }
    send(value)
  }

  func send(_ value: Output) {
    let receivers = lock { () -> [Conduit<Output, Failure>] in
      guard completion == nil else { return [] }
      if current != nil { current = value }
      return conduits
    }
    for conduit in receivers { conduit.offer(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let receivers = lock { () -> [Conduit<Output, Failure>] in
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer { conduits = [] }
      return conduits
    }
    for conduit in receivers { conduit.end(completion) }
  }

  /// Takes the subscription to a publisher that feeds it, which is asked for all once someone asks here.
  func send(subscription: any Subscription) {
    let asks = lock {
      upstreams.append(subscription)
      return isWanted || current != nil
    }
    if asks { subscription.request(.unlimited) }
  }

  func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(name, subscriber, of: self, hasFirst: lock { current != nil })
    let ended = lock { () -> Subscribers.Completion<Failure>? in
      if completion == nil { conduits.append(conduit) }
      return completion
    }
    if let ended {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: ended)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  fileprivate func remove(_ conduit: Conduit<Output, Failure>) {
    lock { conduits.removeAll { $0 === conduit } }
  }

  /// Somebody asked for elements.
  fileprivate func want() {
    let upstreams = lock { () -> [any Subscription] in
      defer { isWanted = true }
      return isWanted || current != nil ? [] : self.upstreams
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }
}

/// The way from a subject to one subscriber: what was not asked for is not kept, but for the latest value
/// of a subject that has one.
final class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible {
  let description: String
  private let lock = Lock()
  /// Calls to the subscriber come one after the other, but for those it makes itself.
  private let turn = NSRecursiveLock()
  private var demand = Subscribers.Demand.none
  /// Whether the latest value has not come yet.
  private var owesLatest: Bool
  private var hub: Hub<Output, Failure>?
  private var subscriber: AnySubscriber<Output, Failure>?

  init<S: Subscriber>(
    _ name: String, _ subscriber: S, of hub: Hub<Output, Failure>, hasFirst: Bool
  ) where S.Input == Output, S.Failure == Failure {
    description = name
    self.subscriber = AnySubscriber(subscriber)
    self.hub = hub
    owesLatest = hasFirst
  }

  func offer(_ value: Output) {
    turn.lock()
    defer { turn.unlock() }
    let receiver = lock { () -> AnySubscriber<Output, Failure>? in
      owesLatest = demand == 0
      guard demand > 0 else { return nil }
      demand -= 1
      return subscriber
    }
    guard let more = receiver?.receive(value), more > 0 else { return }
    lock { demand += more }
    sendOwed()
  }

  /// Sends the latest value, if it has not come and is asked for.
  private func sendOwed() {
    while let value = lock({ owesLatest && demand > 0 ? hub : nil })?.latest {
      let receiver = lock { () -> AnySubscriber<Output, Failure>? in
        guard owesLatest, demand > 0 else { return nil }
        owesLatest = false
        demand -= 1
        return subscriber
      }
      guard let more = receiver?.receive(value) else { return }
      lock { demand += more }
    }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    turn.lock()
    defer { turn.unlock() }
    close().0?.receive(completion: completion)
  }

  private func close() -> (AnySubscriber<Output, Failure>?, Hub<Output, Failure>?) {
    lock {
      defer {
        subscriber = nil
        hub = nil
      }
      return (subscriber, hub)
    }
  }

  func request(_ more: Subscribers.Demand) {
    guard more > 0 else { return }
    let (hub, owes) = lock { () -> (Hub<Output, Failure>?, Bool) in
      if subscriber != nil { demand += more }
      return (self.hub, owesLatest)
    }
    hub?.want()
    guard owes else { return }
    turn.lock()
    defer { turn.unlock() }
    sendOwed()
  }

  func cancel() {
    let (_, hub) = close()
    hub?.remove(self)
  }
}
