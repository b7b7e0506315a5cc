/// A publisher of no element, which finishes at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
  /// Whether it finishes.
  public let completeImmediately: Bool

  /// Publishes nothing.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  /// Publishes nothing, of types that are named.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type)
  {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
