/// Serves one subscriber from one publisher after the other; what was asked for and has not come is asked of the next.
final class Succession<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  let description: String
  private let lock = Lock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var current: (any Subscription)?
  /// Another number for each publisher: what still comes of an earlier one is not for anybody.
  private var run = 0
  private var cancelled: (() -> Void)?

  init(_ name: String, _ downstream: Downstream) {
    description = name
    self.downstream = downstream
  }

  /// Lets the subscriber have its subscription.
  func open(cancelled: (() -> Void)? = nil) {
    self.cancelled = cancelled
    lock { downstream }?.receive(subscription: self)
  }

  /// Takes to another publisher in place of the one before; `ended` is called when it ends.
  func follow<P: Publisher>(
    _ next: P, ended: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    let (old, run) = lock { () -> ((any Subscription)?, Int) in
      defer { current = nil }
      self.run += 1
      return (current, self.run)
    }
    old?.cancel()
    next.subscribe(SuccessionLeg(self, run, ended: ended))
  }

  /// Ends for the subscriber.
  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let (old, downstream) = close()
    old?.cancel()
    downstream?.receive(completion: completion)
  }

  /// Fails for the subscriber, and lets go of what brings the publishers.
  func fail(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let call = lock { cancelled }
    call?()
    end(completion)
  }

  private func close() -> ((any Subscription)?, Downstream?) {
    lock {
      defer {
        current = nil
        downstream = nil
        cancelled = nil
        run += 1
      }
      return (current, downstream)
    }
  }

  func request(_ more: Subscribers.Demand) {
    guard more > 0 else { return }
    let subscription = lock {
      demand += more
      return current
    }
    subscription?.request(more)
  }

  func cancel() {
    let call = lock { cancelled }
    close().0?.cancel()
    call?()
  }

  // MARK: The legs

  fileprivate func begin(_ subscription: any Subscription, _ run: Int) {
    let owed = lock { () -> Subscribers.Demand? in
      guard self.run == run, current == nil else { return nil }
      current = subscription
      return demand
    }
    guard let owed else { return subscription.cancel() }
    if owed > 0 { subscription.request(owed) }
  }

  fileprivate func pass(_ value: Downstream.Input, _ run: Int) -> Subscribers.Demand {
    let receiver = lock { () -> Downstream? in
      guard self.run == run, demand > 0 else { return nil }
      demand -= 1
      return downstream
    }
    guard let more = receiver?.receive(value), more > 0 else { return .none }
    lock { demand += more }
    return more
  }

  /// Whether the publisher that ended is the one that is followed.
  fileprivate func endLeg(_ run: Int) -> Bool {
    lock {
      guard self.run == run else { return false }
      current = nil
      self.run += 1
      return true
    }
  }
}

/// The subscriber of one of the publishers.
private final class SuccessionLeg<Downstream: Subscriber, Failure: Error>: Subscriber {
  private let succession: Succession<Downstream>
  private let run: Int
  private let ended: (Subscribers.Completion<Failure>) -> Void

  init(
    _ succession: Succession<Downstream>, _ run: Int,
    ended: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.succession = succession
    self.run = run
    self.ended = ended
  }

  func receive(subscription: any Subscription) { succession.begin(subscription, run) }
  func receive(_ input: Downstream.Input) -> Subscribers.Demand { succession.pass(input, run) }
  func receive(completion: Subscribers.Completion<Failure>) {
    if succession.endLeg(run) { ended(completion) }
  }
}
