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
}
