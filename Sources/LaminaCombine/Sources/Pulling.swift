/// Sends what an iterator has to one subscriber, as far as that asks.
final class Pulling<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  let description: String
  private let lock = Lock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isSending = false
  private let next: () -> Downstream.Input?
  private var upcoming: Downstream.Input?
  private let completion: Subscribers.Completion<Downstream.Failure>

  private init(
    _ name: String, _ downstream: Downstream, first: Downstream.Input,
    next: @escaping () -> Downstream.Input?,
    completion: Subscribers.Completion<Downstream.Failure>
  ) {
    description = name
    self.downstream = downstream
    self.next = next
    self.completion = completion
    upcoming = first
  }

  /// Serves `downstream` from `elements`, which end with `completion`; if there are none, at once.
  static func serve<S: Swift.Sequence>(
    _ downstream: Downstream, name: String, _ elements: S,
    completion: Subscribers.Completion<Downstream.Failure> = .finished
  ) where S.Element == Downstream.Input {
    var iterator = elements.makeIterator()
    guard let first = iterator.next() else {
      downstream.receive(subscription: Subscriptions.empty)
      return downstream.receive(completion: completion)
    }
    downstream.receive(
      subscription: Pulling(
        name, downstream, first: first, next: { iterator.next() }, completion: completion))
  }

  func request(_ more: Subscribers.Demand) {
    guard more > 0 else { return }
    let begins = lock {
      demand += more
      defer { isSending = true }
      return !isSending
    }
    guard begins else { return }
    while let (value, receiver) = take() {
      // Looking ahead, so that the end comes with the last element.
      let following = next()
      let more = receiver.receive(value)
      let last = lock { () -> Downstream? in
        demand += more
        upcoming = following
        guard following == nil else { return nil }
        defer { downstream = nil }
        return downstream
      }
      last?.receive(completion: completion)
    }
  }

  private func take() -> (Downstream.Input, Downstream)? {
    lock {
      if let downstream, let upcoming, demand > 0 {
        demand -= 1
        return (upcoming, downstream)
      }
      isSending = false
      return nil
    }
  }

  func cancel() { lock { downstream = nil } }
}
