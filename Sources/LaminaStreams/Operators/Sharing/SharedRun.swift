/// The run that is shared, while there is one.
@usableFromInline final class SharedRun<Value, Failure: Error> {
  @usableFromInline let source: EventStream<Value, Failure>
  @usableFromInline let replay: Int
  @usableFromInline let scope: SharingScope
  @exclusivity(unchecked) @usableFromInline var hub: Hub<Value, Failure>?
  @exclusivity(unchecked) @usableFromInline var connection: Lifetime?
  @exclusivity(unchecked) @usableFromInline var subscribers = 0

  @inlinable init(
    _ source: EventStream<Value, Failure>, replay: Int, scope: SharingScope
  ) {
    (self.source, self.replay, self.scope) = (source, replay, scope)
  }

  // See Hub.
  deinit {}

  @inlinable func attach(
    _ downstream: Downstream<Value, Failure>, _ lifetime: Lifetime
  ) {
    let hub = hub ?? Hub(memory: replay > 0 ? ReplayBuffer(limit: replay) : nil)
    self.hub = hub
    subscribers += 1
    lifetime.add(DisposeAction { [self] in left(hub) })
    hub.attach(downstream, lifetime)
    if connection == nil, hub.completion == nil, !lifetime.isOver { connect(hub) }
  }

  @inlinable func connect(_ hub: Hub<Value, Failure>) {
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

  @inlinable func left(_ hub: Hub<Value, Failure>) {
    guard self.hub === hub else { return }
    subscribers -= 1
    guard subscribers == 0 else { return }
    connection?.dispose()
    connection = nil
    if scope == .whileConnected { reset() }
  }

  @inlinable func reset() { (hub, connection, subscribers) = (nil, nil, 0) }
}
