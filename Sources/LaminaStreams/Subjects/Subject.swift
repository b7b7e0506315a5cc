/// A source that hands on what it is sent to all its subscribers.
///
/// ```
///  send     ──1───2───|
///  early    ──1───2───|
///  late          ─2───|
/// ```
public final class Subject<Value, Failure: Error> {
  @usableFromInline let hub = Hub<Value, Failure>()

  /// Makes a source that nothing was sent to.
  @inlinable public init() {}

  // See Hub.
  deinit {}

  /// The values sent from now on.
  @inlinable public var stream: EventStream<Value, Failure> {
    EventStream(of: hub) { [hub] downstream, lifetime in hub.attach(downstream, lifetime) }
  }

  /// Whether a value would reach a subscriber.
  public var hasSubscribers: Bool { hub.hasSubscribers }

  /// Hands `value` to the subscribers; while another value is on its way, after that.
  @inlinable public func send(_ value: Value) { hub.send(value) }

  /// Ends the stream; what is sent afterwards goes nowhere.
  @inlinable public func send(completion: StreamCompletion<Failure>) { hub.end(completion) }
}

extension Subject where Failure == Never {
  /// A subject that cannot fail.
  public convenience init(of value: Value.Type) { self.init() }
}
