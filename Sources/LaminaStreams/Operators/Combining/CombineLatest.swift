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
    let join = LatestJoin(downstream, in: lifetime)
    repeat join.expect((each Value).self)
    let deliver: @MainActor () -> Void = {
      var place = 0
      downstream.value((repeat join.latest((each Value).self, at: &place)))
    }
    var next = 0
    repeat join.attach(each streams, at: &next, deliver)
    join.endIfEmpty()
  }
}

/// What `transform` makes of the latest values of all streams, each time one has a new one.
@inlinable public func combineLatest<each Value, Result, Failure: Error>(
  _ streams: repeat EventStream<each Value, Failure>,
  transform: @escaping (repeat each Value) -> Result
) -> EventStream<Result, Failure> {
  EventStream<Result, Failure> { downstream, lifetime in
    let join = LatestJoin(downstream, in: lifetime)
    repeat join.expect((each Value).self)
    let deliver: @MainActor () -> Void = {
      var place = 0
      downstream.value(transform(repeat join.latest((each Value).self, at: &place)))
    }
    var next = 0
    repeat join.attach(each streams, at: &next, deliver)
    join.endIfEmpty()
  }
}

/// The latest values of all streams of an array, in its order, each time one has a new one.
public func combineLatest<Value, Failure: Error>(
  _ streams: [EventStream<Value, Failure>]
) -> EventStream<[Value], Failure> {
  EventStream<[Value], Failure> { downstream, lifetime in
    let join = LatestJoin(downstream, in: lifetime)
    for _ in streams { join.expect(Value.self) }
    let deliver: @MainActor () -> Void = {
      var place = 0
      downstream.value(streams.map { _ in join.latest(Value.self, at: &place) })
    }
    var next = 0
    for stream in streams { join.attach(stream, at: &next, deliver) }
    join.endIfEmpty()
  }
}
