/// A stream whose one run begins when it is connected.
public final class ConnectableStream<Value, Failure: Error> {
  private let source: EventStream<Value, Failure>
  private let hub: Hub<Value, Failure>
  private var connection: Lifetime?

  init(_ source: EventStream<Value, Failure>, replay: Int) {
    self.source = source
    hub = Hub(memory: replay > 0 ? ReplayBuffer(limit: replay) : nil)
  }

  /// What the run sends from the connection on.
  public var stream: EventStream<Value, Failure> {
    EventStream(of: hub) { [hub] downstream, lifetime in hub.attach(downstream, lifetime) }
  }

  /// Begins the run, if it does not go on; it goes on for as long as the connection is kept.
  ///
  /// All callers that connect meanwhile hold the same connection: the first to let go of it stops the run.
  /// After the end of the stream there is nothing to connect to.
  public func connect() -> Subscription {
    if let connection, !connection.isOver { return Subscription(connection) }
    let lifetime = Lifetime()
    connection = lifetime
    if hub.completion == nil {
      source.attach(
        Downstream(
          value: { [hub] in hub.send($0) },
          end: { [hub] completion in
            lifetime.dispose()
            hub.end(completion)
          }), lifetime)
    } else {
      lifetime.dispose()
    }
    return Subscription(lifetime)
  }
}
