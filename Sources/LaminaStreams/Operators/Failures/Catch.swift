extension EventStream {
  /// Goes on with the stream made of the failure.
  ///
  /// ```
  ///                 ──1──x
  ///  catch { 9| }
  ///                 ──1──9|
  /// ```
  public func `catch`<NextFailure: Error>(
    _ recover: @escaping (Failure) -> EventStream<Value, NextFailure>
  ) -> EventStream<Value, NextFailure> {
    .running { run in
      let first = Lifetime(in: run.upstream)
      self.attach(
        Downstream(
          value: { run.send($0) },
          end: { completion in
            first.dispose()
            switch completion {
            case .finished: run.end(.finished)
            case .failed(let error): run.follow(recover(error)) { run.send($0) }
            }
          }), first)
    }
  }

  /// One last value in place of the failure.
  public func catchAndReturn(_ value: Value) -> EventStream<Value, Never> {
    `catch` { _ in .just(value) }
  }

  /// The stream with another type of failure.
  public func mapFailure<NextFailure: Error>(
    _ transform: @escaping (Failure) -> NextFailure
  ) -> EventStream<Value, NextFailure> {
    `catch` { .fail(transform($0)) }
  }
}

extension EventStream where Failure == Never {
  /// The stream as one that could fail, to stand beside others that can.
  public func setFailureType<NextFailure: Error>(
    to type: NextFailure.Type
  ) -> EventStream<Value, NextFailure> {
    EventStream<Value, NextFailure> { downstream, lifetime in
      self.attach(
        Downstream(value: downstream.value, end: { _ in downstream.end(.finished) }), lifetime)
    }
  }
}
