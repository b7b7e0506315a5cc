/// A subject that has a value, which whoever subscribes receives first.
///
/// ```swift
/// let volume = CurrentValueSubject<Int, Never>(5)
/// let showing = volume.sink { print($0) }   // prints 5
/// volume.value = 6                          // prints 6
/// ```
///
/// Who has asked for no more receives the latest value when it asks again.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let first: Output
  private let hub: Hub<Output, Failure>

  /// Makes a subject that has `value`.
  public init(_ value: Output) {
    first = value
    hub = Hub("CurrentValueSubject", current: value)
  }

  /// The value; setting it publishes it, and after the end only changes it.
  public var value: Output {
    get { hub.latest ?? first }
    set { hub.set(newValue) }
  }

  public func send(_ value: Output) { hub.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }
  public func send(subscription: any Subscription) { hub.send(subscription: subscription) }
  public func receive(subscriber: some Subscriber<Output, Failure>) { hub.subscribe(subscriber) }
}

/// All it has is behind locks.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
