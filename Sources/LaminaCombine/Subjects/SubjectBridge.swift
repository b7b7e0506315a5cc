/// A subscriber that sends what it takes to a subject.
final class SubjectBridge<S: Subject>: Subscriber, Subscription {
  private let lock = Lock()
  private var subject: S?
  private var upstream: (any Subscription)?

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    let subject = lock { () -> S? in
      guard upstream == nil, self.subject != nil else { return nil }
      upstream = subscription
      return self.subject
    }
    guard let subject else { return subscription.cancel() }
    subject.send(subscription: self)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock { upstream == nil ? nil : subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    close().1?.send(completion: completion)
  }

  private func close() -> ((any Subscription)?, S?) {
    lock {
      defer {
        subject = nil
        upstream = nil
      }
      return (upstream, subject)
    }
  }

  func request(_ demand: Subscribers.Demand) { lock { upstream }?.request(demand) }
  func cancel() { close().0?.cancel() }
}
