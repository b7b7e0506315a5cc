/// A publisher that begins when it is told to, so that all subscribers can be there.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins; the result ends it.
  func connect() -> any Cancellable
}
