extension EventStream {
  /// Folds the values up to now: each value gives the next result.
  ///
  /// ```
  ///                 ──1──2──3──|
  ///  scan(0, +)
  ///                 ──1──3──6──|
  /// ```
  @inlinable public func scan<Result>(
    _ initial: Result, _ next: @escaping (Result, Value) throws(Failure) -> Result
  ) -> EventStream<Result, Failure> {
    .running { run in
      var result = initial
      run.follow(self) { value throws(Failure) in
        result = try next(result, value)
        run.send(result)
      }
    }
  }
}
