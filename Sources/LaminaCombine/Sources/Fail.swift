/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure.
  public let error: Failure

  /// Fails with `error`.
  public init(error: Failure) { self.error = error }
  /// Fails with `failure`, instead of publishing what is named.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable {}
