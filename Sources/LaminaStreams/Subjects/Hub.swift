/// The subscribers of a hot source, and the order in which they are notified.
///
/// ```
///  send 1 ──▶ A ──▶ send 2 (waits)
///         ──▶ B
///  2      ──▶ A ──▶ B          A1 B1 A2 B2
/// ```
@usableFromInline final class Hub<Value, Failure: Error>: HubCrowd {
  // Unchecked: see HubCrowd.
  @exclusivity(unchecked) @usableFromInline var waiting: [HubEvent<Value, Failure>] = []
  @exclusivity(unchecked) @usableFromInline var ending: HubEnding<Failure>?
  /// The values delivered last, for a source that replays them to late subscribers.
  @usableFromInline let memory: ReplayBuffer<Value>?
  /// What is derived of the value; nil as long as nothing is.
  @usableFromInline var dependents: DependentList?

  @inlinable init(memory: ReplayBuffer<Value>? = nil) {
    self.memory = memory
    super.init()
  }

  // Written down, as an implicit one would ask for the main actor; there is nothing to do there.
  deinit {}

  /// How it ended, if it has.
  @inlinable var completion: StreamCompletion<Failure>? { ending?.completion }

  /// Sends `downstream` what is remembered, then what is sent from now on.
  ///
  /// Not to be inlined: it is long, and making a stream would take a quarter more time.
  @inlinable @inline(never) func attach(
    _ downstream: Downstream<Value, Failure>, _ lifetime: Lifetime
  ) {
    if let memory, !memory.values.isEmpty {
      attach(downstream, lifetime, beginningWith: memory.values)
    } else if let completion {
      downstream.end(completion)
    } else {
      add(downstream, lifetime)
    }
  }

  /// Sends `downstream` the values of `first`; what is sent meanwhile waits, and comes there too.
  @inlinable func attach(
    _ downstream: Downstream<Value, Failure>, _ lifetime: Lifetime,
    beginningWith first: some Sequence<Value>
  ) {
    if completion == nil { add(downstream, lifetime) }
    let isOutermost = !isDelivering
    isDelivering = true
    for value in first where !lifetime.isOver { downstream.value(value) }
    if let completion, !lifetime.isOver { downstream.end(completion) }
    if isOutermost { finishTurn() }
  }

  @inlinable func add(_ downstream: Downstream<Value, Failure>, _ lifetime: Lifetime) {
    lifetime.add(addEntry(downstream))
  }

  /// Gives `downstream` a place, which is its own until it is disposed of or the hub ends.
  @inlinable @discardableResult func addEntry(
    _ downstream: Downstream<Value, Failure>
  ) -> HubEntry<Value, Failure> {
    let entry = HubEntry(downstream, in: self)
    if places.isEmpty { places = [entry] } else { places.append(entry) }
    return entry
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
    if dependents == nil { sendToEntries(value) } else { deliverInTurn(value) }
  }

  /// Marks what is derived of the value before any subscriber gets it and may read that.
  @usableFromInline @inline(never) func deliverInTurn(_ value: Value) {
    Turn.run {
      dependents?.mark()
      sendToEntries(value)
    }
  }

  @inlinable func sendToEntries(_ value: Value) {
    // A subscriber that comes meanwhile stands behind `count`; one that leaves keeps its place until
    // the turn ends, so that every entry is held by `places` while it is called.
    for index in 0..<places.count { entry(at: index).receive(value) }
  }

  @inlinable func deliver(_ completion: StreamCompletion<Failure>) {
    ending = HubEnding(completion)
    let all = places
    places = []
    gone = 0
    for place in all where !place.isDisposed {
      place.isDisposed = true
      place.hub = nil
      unsafeDowncast(place, to: HubEntry<Value, Failure>.self).downstream.end(completion)
    }
  }

  /// The entry at `index`: all places of a hub are entries of its own types, as only `attach` adds any.
  @inlinable func entry(at index: Int) -> HubEntry<Value, Failure> {
    unsafeDowncast(places[index], to: HubEntry<Value, Failure>.self)
  }

  /// Delivers what was sent meanwhile, in its order, then forgets those that left.
  @inlinable func finishTurn() {
    if !waiting.isEmpty { return deliverWaiting() }
    isDelivering = false
    if gone > 0 { forgetTheGone() }
  }

  @inlinable @inline(never) func deliverWaiting() {
    var next = 0
    while next < waiting.count, ending == nil {
      let event = waiting[next]
      next += 1
      switch event {
      case .value(let value): deliver(value)
      case .end(let completion): deliver(completion)
      }
    }
    let ended = waiting
    waiting = []
    isDelivering = false
    forgetTheGone()
    withExtendedLifetime(ended) {}
  }
}

/// A place in a hub, and the subscriber there.
@usableFromInline final class HubEntry<Value, Failure: Error>: HubPlace {
  @usableFromInline let downstream: Downstream<Value, Failure>

  @inlinable init(_ downstream: Downstream<Value, Failure>, in hub: HubCrowd) {
    self.downstream = downstream
    super.init(in: hub)
  }

  // See Hub.
  deinit {}

  @inlinable func receive(_ value: Value) {
    if !isDisposed { downstream.value(value) }
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
