/// A publisher that is told from outside what to publish.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Publishes a value.
  func send(_ value: Output)
  /// Ends.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes the subscription to a publisher that feeds the subject.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Publishes that something happened.
  public func send() { send(()) }
}
