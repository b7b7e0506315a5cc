/// The latest values of all streams, each time one has a new one, once all have one.
///
/// ```
///                 ──1─────2──────|
///                 ────a─────b─|
///  combineLatest
///                 ────1a──2a─2b──|
/// ```
///
/// Completes when all have, or when one completes without a value; fails with the first failure.
@inlinable public func combineLatest<each Value, Failure: Error>(
  _ streams: repeat EventStream<each Value, Failure>
) -> EventStream<(repeat each Value), Failure> {
  EventStream<(repeat each Value), Failure> { downstream, lifetime in
    let join = Joined(downstream, in: lifetime)
    let cells = (repeat LatestCell<each Value>())
    repeat join.expect(each cells)
    let deliver: @MainActor () -> Void = {
      if join.missing == 0 { downstream.value((repeat (each cells).latest)) }
    }
    repeat join.attach(each streams, each cells, deliver)
    join.endIfEmpty()
  }
}

/// What `transform` makes of the latest values of all streams, each time one has a new one.
@inlinable public func combineLatest<each Value, Result, Failure: Error>(
  _ streams: repeat EventStream<each Value, Failure>,
  transform: @escaping (repeat each Value) -> Result
) -> EventStream<Result, Failure> {
  EventStream<Result, Failure> { downstream, lifetime in
    let join = Joined(downstream, in: lifetime)
    let cells = (repeat LatestCell<each Value>())
    repeat join.expect(each cells)
    let deliver: @MainActor () -> Void = {
      if join.missing == 0 { downstream.value(transform(repeat (each cells).latest)) }
    }
    repeat join.attach(each streams, each cells, deliver)
    join.endIfEmpty()
  }
}

/// The latest value of one of the streams that are combined.
///
/// In memory of its own: an optional of a type that is known at run time only would have its type looked
/// up at each access, which took two thirds of `combineLatest`'s time.
@usableFromInline final class LatestCell<Value> {
  // Unsafe for the sake of deinit, which may run anywhere, but never beside anybody else.
  @usableFromInline nonisolated(unsafe) let place = UnsafeMutablePointer<Value>.allocate(
    capacity: 1)
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var hasValue = false

  @inlinable init() {}

  deinit {
    if hasValue { place.deinitialize(count: 1) }
    place.deallocate()
  }

  @inlinable func set(_ value: Value) {
    if hasValue { place.pointee = value } else { place.initialize(to: value) }
    hasValue = true
  }

  /// - Precondition: the stream has had a value.
  @inlinable var latest: Value {
    precondition(hasValue, "combined before each stream had a value")
    return place.pointee
  }
}

/// How many of the combined streams have no value yet, and how many go on.
@usableFromInline final class Joined<Output, Failure: Error> {
  @exclusivity(unchecked) @usableFromInline var missing = 0
  @exclusivity(unchecked) @usableFromInline var running = 0
  @usableFromInline let run: Run<Output, Failure>

  @inlinable init(_ downstream: Downstream<Output, Failure>, in lifetime: Lifetime) {
    run = Run(downstream, in: lifetime)
  }

  /// Completes when there are no streams at all.
  @inlinable func endIfEmpty() {
    if running == 0 { run.end(.finished) }
  }

  @inlinable func expect<Value>(_ cell: LatestCell<Value>) {
    missing += 1
    running += 1
  }

  @inlinable func attach<Value>(
    _ stream: EventStream<Value, Failure>, _ cell: LatestCell<Value>,
    _ deliver: @escaping @MainActor () -> Void
  ) {
    run.follow(stream) { [self] value in
      if !cell.hasValue { missing -= 1 }
      cell.set(value)
      deliver()
    } end: { [self] completion in
      running -= 1
      if case .finished = completion, running > 0, cell.hasValue { return }
      run.end(completion)
    }
  }
}
