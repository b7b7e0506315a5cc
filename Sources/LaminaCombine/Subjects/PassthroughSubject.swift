/// A subject that hands on what it is sent, and keeps nothing.
///
/// ```swift
/// let taps = PassthroughSubject<Void, Never>()
/// let counting = taps.sink { print("tap") }
/// taps.send()   // prints tap
/// ```
///
/// Who has asked for no more does not receive what is sent. It may be sent to from any thread.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let hub = Hub<Output, Failure>("PassthroughSubject")

  /// Makes a subject.
  public init() {}

  public func send(_ value: Output) { hub.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }
  public func send(subscription: any Subscription) { hub.send(subscription: subscription) }
  public func receive(subscriber: some Subscriber<Output, Failure>) { hub.subscribe(subscriber) }
}

/// All it has is behind locks.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
