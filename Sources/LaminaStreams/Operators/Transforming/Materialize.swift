/// What a stream does, as a value: RxSwift's Event.
public nonisolated enum StreamEvent<Value, Failure: Error> {
  case value(Value)
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

  /// The stream that `materialize` made values of.
  public static func dematerialize(
    _ events: EventStream<StreamEvent<Value, Failure>, Never>
  ) -> EventStream {
    .running { run in
      run.follow(events) { event throws(Failure) in
        switch event {
        case .value(let value): run.send(value)
        case .end(let completion): run.end(completion)
        }
      } end: { _ in
        run.end(.finished)
      }
    }
  }
}
