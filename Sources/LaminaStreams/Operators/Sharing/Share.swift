/// How long a shared run is kept.
public nonisolated enum SharingScope: Hashable, Sendable {
  /// Until the last subscriber leaves, or the run ends; then all is forgotten, and the next
  /// subscriber begins anew.
  case whileConnected
  /// For ever: the last values and the end are told to whoever comes, however stale they are.
  /// When all have left, the run pauses; the next subscriber hears what was kept, then begins it anew.
  case forever
}

extension EventStream {
  /// One run for all subscribers, begun by the first; late ones hear the last `replay` values first.
  ///
  /// ```
  ///                       ──1──2──3──|
  ///  share(replay: 1)
  ///      first            ──1──2──3──|
  ///      late                  2──3──|
  /// ```
  @inlinable public func share(
    replay: Int = 0, scope: SharingScope = .whileConnected
  ) -> EventStream {
    let shared = SharedRun(self, replay: replay, scope: scope)
    return EventStream { downstream, lifetime in shared.attach(downstream, lifetime) }
  }
}

/// The run that is shared, while there is one.
@usableFromInline final class SharedRun<Value, Failure: Error> {
  private let source: EventStream<Value, Failure>
  private let replay: Int
  private let scope: SharingScope
  private var hub: Hub<Value, Failure>?
  private var connection: Lifetime?
  private var subscribers = 0

  @usableFromInline init(
    _ source: EventStream<Value, Failure>, replay: Int, scope: SharingScope
  ) {
    (self.source, self.replay, self.scope) = (source, replay, scope)
  }

  @usableFromInline func attach(
    _ downstream: Downstream<Value, Failure>, _ lifetime: Lifetime
  ) {
    let hub = hub ?? Hub(memory: replay > 0 ? ReplayBuffer(limit: replay) : nil)
    self.hub = hub
    subscribers += 1
    lifetime.add(DisposeAction { [self] in left(hub) })
    hub.attach(downstream, lifetime)
    if connection == nil, hub.completion == nil, !lifetime.isOver { connect(hub) }
  }

  private func connect(_ hub: Hub<Value, Failure>) {
    let connection = Lifetime()
    self.connection = connection
    source.attach(
      Downstream(
        value: { hub.send($0) },
        end: { [self] completion in
          if self.hub === hub, scope == .whileConnected { reset() }
          connection.dispose()
          hub.end(completion)
        }), connection)
  }

  private func left(_ hub: Hub<Value, Failure>) {
    guard self.hub === hub else { return }
    subscribers -= 1
    guard subscribers == 0 else { return }
    connection?.dispose()
    connection = nil
    if scope == .whileConnected { reset() }
  }

  private func reset() { (hub, connection, subscribers) = (nil, nil, 0) }
}

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
    EventStream { [hub] downstream, lifetime in hub.attach(downstream, lifetime) }
  }

  /// Begins the run, if it does not go on; it goes on for as long as the connection is kept.
  public func connect() -> Subscription {
    let lifetime = connection ?? Lifetime()
    if connection == nil || lifetime.isOver {
      connection = lifetime
      source.attach(
        Downstream(value: { [hub] in hub.send($0) }, end: { [hub] in hub.end($0) }), lifetime)
    }
    return Subscription(lifetime)
  }
}

extension EventStream {
  /// One run for all subscribers, begun by hand.
  public func multicast(replay: Int = 0) -> ConnectableStream<Value, Failure> {
    ConnectableStream(self, replay: replay)
  }
}
