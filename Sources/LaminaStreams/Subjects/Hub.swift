/// The subscribers of a hot source, and the order in which they are told.
///
/// ```
///  send 1 ──▶ A ──▶ send 2 (waits)
///         ──▶ B
///  2      ──▶ A ──▶ B          A1 B1 A2 B2
/// ```
@usableFromInline final class Hub<Value, Failure: Error> {
  @exclusivity(unchecked) @usableFromInline var entries: [HubEntry<Value, Failure>] = []
  @exclusivity(unchecked) @usableFromInline var waiting: [HubEvent<Value, Failure>] = []
  @exclusivity(unchecked) @usableFromInline var isDelivering = false
  @exclusivity(unchecked) @usableFromInline var ending: HubEnding<Failure>?
  @exclusivity(unchecked) @usableFromInline var gone = 0
  /// The values delivered last, for a source that tells them to whoever comes late.
  @usableFromInline let memory: ReplayBuffer<Value>?

  @inlinable init(memory: ReplayBuffer<Value>? = nil) { self.memory = memory }

  // Written down, as an implicit one would ask for the main actor; there is nothing to do there.
  deinit {}

  /// How it ended, if it has.
  @inlinable var completion: StreamCompletion<Failure>? { ending?.completion }

  @inlinable var hasSubscribers: Bool { entries.count > gone }

  /// Tells `downstream` what is remembered, then what is sent from now on.
  @inlinable func attach(_ downstream: Downstream<Value, Failure>, _ lifetime: Lifetime) {
    if let memory {
      for value in memory.values where !lifetime.isOver { downstream.value(value) }
    }
    guard !lifetime.isOver else { return }
    if let completion { return downstream.end(completion) }
    let entry = HubEntry(downstream, in: self)
    entries.append(entry)
    lifetime.add(entry)
  }

  /// The value that will be delivered last, as things stand.
  @inlinable var newest: Value? {
    for case .value(let value) in waiting.reversed() { return value }
    return memory?.values.last
  }

  @inlinable func send(_ value: Value) {
    guard ending == nil else { return }
    guard !isDelivering else { return waiting.append(.value(value)) }
    isDelivering = true
    deliver(value)
    finishTurn()
  }

  @inlinable func end(_ completion: StreamCompletion<Failure>) {
    guard ending == nil else { return }
    guard !isDelivering else { return waiting.append(.end(completion)) }
    isDelivering = true
    deliver(completion)
    finishTurn()
  }

  @inlinable func deliver(_ value: Value) {
    if let memory { memory.append(value) }
    // Who subscribes meanwhile stands behind `count`; who leaves keeps its place until the turn ends,
    // so that every entry is held by `entries` while it is called.
    let count = entries.count
    for index in 0..<count {
      entries[index].receive(value)
    }
  }

  @inlinable func deliver(_ completion: StreamCompletion<Failure>) {
    ending = HubEnding(completion)
    let all = entries
    entries = []
    gone = 0
    for entry in all where !entry.isDisposed {
      entry.isDisposed = true
      entry.hub = nil
      entry.downstream.end(completion)
    }
  }

  /// Delivers what was sent meanwhile, in its order, then forgets who left.
  @inlinable func finishTurn() {
    var next = 0
    while next < waiting.count, ending == nil {
      let event = waiting[next]
      next += 1
      switch event {
      case .value(let value): deliver(value)
      case .end(let completion): deliver(completion)
      }
    }
    if !waiting.isEmpty { waiting.removeAll(keepingCapacity: true) }
    isDelivering = false
    forgetTheGone()
  }

  /// Takes note that an entry was disposed of.
  @inlinable func left() {
    gone += 1
    if !isDelivering { forgetTheGone() }
  }

  /// Removes the disposed entries once they are half of all, so that leaving costs little.
  @inlinable func forgetTheGone() {
    guard gone > 0, gone * 2 >= entries.count else { return }
    if gone == entries.count {
      entries = []
    } else {
      entries.removeAll { $0.isDisposed }
    }
    gone = 0
  }
}

/// A place in a hub.
@usableFromInline final class HubEntry<Value, Failure: Error>: Disposable {
  @usableFromInline let downstream: Downstream<Value, Failure>
  @exclusivity(unchecked) @usableFromInline var isDisposed = false
  @exclusivity(unchecked) @usableFromInline var hub: Hub<Value, Failure>?

  @inlinable init(_ downstream: Downstream<Value, Failure>, in hub: Hub<Value, Failure>) {
    (self.downstream, self.hub) = (downstream, hub)
  }

  // See Hub.
  deinit {}

  @inlinable func receive(_ value: Value) {
    if !isDisposed { downstream.value(value) }
  }

  @inlinable func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let hub = hub
    self.hub = nil
    hub?.left()
  }
}

/// The end of a hub, in an object: an optional of a generic enumeration would have its type looked up
/// by each deinit.
@usableFromInline final class HubEnding<Failure: Error> {
  @usableFromInline let completion: StreamCompletion<Failure>

  @inlinable init(_ completion: StreamCompletion<Failure>) { self.completion = completion }

  // See Hub.
  deinit {}
}

@usableFromInline enum HubEvent<Value, Failure: Error> {
  case value(Value)
  case end(StreamCompletion<Failure>)
}
