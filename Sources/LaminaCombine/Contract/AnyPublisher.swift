/// A publisher that hides how it is made.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let begin: (AnySubscriber<Output, Failure>) -> Void

  /// Hides a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher {
      self = erased
    } else {
      begin = publisher.subscribe
    }
  }

  public var description: String { "AnyPublisher" }

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    begin(AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// Hides how the publisher is made.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
