/// A source with a value at each time that can fail and complete: `CurrentValue` with an end.
///
/// ```
///  send     1──2───3──x
///  early    1──2───3──x
///  late          2─3──x
///  after               x
/// ```
///
/// ```swift
/// let position = BehaviorSubject<Place, LocationError>(home)
/// position.send(here)
/// position.send(completion: .failed(.denied))   // position.value is still `here`
/// ```
///
/// RxSwift's BehaviorSubject, Combine's CurrentValueSubject. What is sent from inside a delivery waits
/// until everyone has heard what was sent before; what is sent after the end is dropped.
public final class BehaviorSubject<Value, Failure: Error> {
  private let hub: Hub<Value, Failure>
  private let memory: ReplayBuffer<Value>

  /// Makes a source whose first value is `value`.
  public init(_ value: Value) {
    memory = ReplayBuffer([value], limit: 1)
    hub = Hub(memory: memory)
  }

  /// The value as everyone knows it; the last one after the end.
  public var value: Value { memory.values[0] }

  /// The value now, then each that is sent; a subscriber after the end gets the end alone.
  public var stream: EventStream<Value, Failure> {
    EventStream(of: hub) { [hub] downstream, lifetime in
      if let completion = hub.completion { return downstream.end(completion) }
      hub.attach(downstream, lifetime)
    }
  }

  /// Makes `value` the current one and hands it to the subscribers.
  public func send(_ value: Value) { hub.send(value) }

  /// Ends the stream for present and later subscribers.
  public func send(completion: StreamCompletion<Failure>) { hub.end(completion) }
}
