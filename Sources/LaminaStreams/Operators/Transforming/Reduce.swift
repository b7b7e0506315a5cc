extension EventStream {
  /// Folds all values and sends the result when the stream completes.
  ///
  /// ```
  ///                 ──1──2──3──|
  ///  reduce(0, +)
  ///                 ───────────6|
  /// ```
  public func reduce<Result>(
    _ initial: Result, _ next: @escaping (Result, Value) throws(Failure) -> Result
  ) -> EventStream<Result, Failure> {
    .running { run in
      var result = initial
      run.follow(self) { value throws(Failure) in
        result = try next(result, value)
      } end: { completion in
        if case .finished = completion { run.send(result) }
        run.end(completion)
      }
    }
  }

  /// Folds all values and sends what `map` makes of the result when the stream completes.
  public func reduce<Result, Mapped>(
    _ initial: Result, _ next: @escaping (Result, Value) throws(Failure) -> Result,
    map: @escaping (Result) throws(Failure) -> Mapped
  ) -> EventStream<Mapped, Failure> {
    reduce(initial, next).map(map)
  }
}
