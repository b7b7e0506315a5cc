/// A subscriber of closures with a subscription that can be asked and cancelled before it is there.
final class Inlet<Input, Failure: Error>: Subscriber {
  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var owed = Subscribers.Demand.none
  private var isOver = false
  private var wantsAll = false
  private let value: (Input) -> Subscribers.Demand
  private let ended: (Subscribers.Completion<Failure>) -> Void

  init(
    value: @escaping (Input) -> Subscribers.Demand,
    ended: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.value = value
    self.ended = ended
  }

  /// Asks for elements; who has asked for all asks for nothing more.
  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let known = lock { () -> (any Subscription)? in
      if wantsAll { return nil }
      wantsAll = demand == .unlimited
      if subscription == nil, !isOver { owed += demand }
      return subscription
    }
    known?.request(demand)
  }

  func cancel() { take()?.cancel() }

  /// Ends; the subscription that there was.
  private func take() -> (any Subscription)? {
    lock {
      defer {
        subscription = nil
        isOver = true
      }
      return subscription
    }
  }

  func receive(subscription: any Subscription) {
    let demand = lock { () -> Subscribers.Demand? in
      guard self.subscription == nil, !isOver else { return nil }
      self.subscription = subscription
      return owed
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock { isOver || subscription == nil } ? .none : value(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if take() != nil { ended(completion) }
  }
}
