/// What a stream does, as a value: RxSwift's Event.
public nonisolated enum StreamEvent<Value, Failure: Error> {
  /// A value was sent.
  case value(Value)
  /// The stream is over: finished, or failed.
  case end(StreamCompletion<Failure>)
}

nonisolated extension StreamEvent: Equatable where Value: Equatable, Failure: Equatable {}
nonisolated extension StreamEvent: Sendable where Value: Sendable {}

extension EventStream {
  /// The values and the end as values, then completion.
  ///
  /// ```
  ///               ──1──2──x
  ///  materialize
  ///               ──1──2──x|      value(1), value(2), end(failed)
  /// ```
  public func materialize() -> EventStream<StreamEvent<Value, Failure>, Never> {
    .running { run in
      run.follow(self) { value in
        run.send(.value(value))
      } end: { completion in
        run.send(.end(completion))
        run.end(.finished)
      }
    }
  }
}
