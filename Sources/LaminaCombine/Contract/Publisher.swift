/// A source of elements over time, which ends at most once, finished or failed.
///
/// It sends its subscriber a subscription first, then elements, of which there are never more than were
/// asked for, then at most one completion, and nothing after it. Calls to one subscriber come one after
/// the other, on whatever thread the elements are made.
public protocol Publisher<Output, Failure> {
  /// The type of the elements.
  associatedtype Output
  /// The type of failures; `Never` for none.
  associatedtype Failure: Error

  /// Begins to serve a subscriber; called by `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// The namespace of what operators return.
public enum Publishers {}

extension Publisher {
  /// Subscribes `subscriber`.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends all that is published to a subject, until the result is cancelled or let go.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let bridge = SubjectBridge(subject)
    subscribe(bridge)
    return AnyCancellable { bridge.cancel() }
  }
}
