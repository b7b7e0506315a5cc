/// The run that is shared, while there is one.
@usableFromInline final class SharedRun<Value, Failure: Error> {
  @usableFromInline let source: EventStream<Value, Failure>
  @usableFromInline let replay: Int
  @usableFromInline let scope: SharingScope
  /// How long the run goes on when all have left; nil where `scope` alone says so.
  @usableFromInline let retention: Retention?
  // Unchecked, here and below: nothing is called while one of these is read or written.
  @exclusivity(unchecked) @usableFromInline var hub: Hub<Value, Failure>?
  @exclusivity(unchecked) @usableFromInline var connection: Lifetime?
  @exclusivity(unchecked) @usableFromInline var subscribers = 0
  /// The end of the retention, while there is no subscriber.
  @exclusivity(unchecked) @usableFromInline var pending: (any Disposable)?

  @inlinable init(
    _ source: EventStream<Value, Failure>, replay: Int, scope: SharingScope,
    retention: Retention? = nil
  ) {
    self.source = source
    self.replay = replay
    self.scope = scope
    self.retention = retention
  }

  // See Hub.
  deinit {}

  @inlinable func attach(
    _ downstream: Downstream<Value, Failure>, _ lifetime: Lifetime
  ) {
    let hub = hub ?? Hub(memory: replay > 0 ? ReplayBuffer(limit: replay) : nil)
    self.hub = hub
    if hub.completion == nil { pending.take()?.dispose() }
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
          if self.hub === hub, scope == .whileConnected, retention == nil { reset() }
          connection.dispose()
          hub.end(completion)
        }), connection)
  }

  @inlinable func left(_ hub: Hub<Value, Failure>) {
    guard self.hub === hub else { return }
    subscribers -= 1
    guard subscribers == 0 else { return }
    if retention != nil { return retain(hub) }
    connection?.dispose()
    connection = nil
    if scope == .whileConnected { reset() }
  }

  /// Forgets everything when the retention is over; a subscriber after the end does not prolong it.
  @usableFromInline func retain(_ hub: Hub<Value, Failure>) {
    guard let retention, pending == nil else { return }
    pending = retention.clock.schedule(after: retention.time) { [self] in
      pending = nil
      connection?.dispose()
      if self.hub === hub { reset() }
    }
  }

  @inlinable func reset() {
    // Held until all are forgotten: what is kept may call any code from its deinit.
    let kept = hub.take()
    let over = connection.take()
    subscribers = 0
    withExtendedLifetime((kept, over)) {}
  }
}

/// How long a shared run outlives its last subscriber.
@usableFromInline struct Retention {
  let time: Duration
  let clock: any StreamClock
}
