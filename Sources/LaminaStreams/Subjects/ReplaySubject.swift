/// A source that sends late subscribers the last values first, also after its end.
///
/// ```
///  send     ──1───2───3──|
///  late              2─3─|      bufferSize: 2, subscribed before 3
///  after                  23|
/// ```
public final class ReplaySubject<Value, Failure: Error> {
  private let hub: Hub<Value, Failure>

  /// Keeps the last `bufferSize` values, or all.
  public init(bufferSize: Int = .max) { hub = Hub(memory: ReplayBuffer(limit: bufferSize)) }

  /// The values kept, then those sent from now on.
  public var stream: EventStream<Value, Failure> {
    EventStream(of: hub) { [hub] downstream, lifetime in hub.attach(downstream, lifetime) }
  }

  /// Hands `value` to the subscribers, and keeps it; while another is on its way, after that.
  public func send(_ value: Value) { hub.send(value) }

  /// Ends the stream; a later subscriber gets what is kept, then the end.
  public func send(completion: StreamCompletion<Failure>) { hub.end(completion) }
}
