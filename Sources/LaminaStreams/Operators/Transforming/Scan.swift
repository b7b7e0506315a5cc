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

  /// Changes a result by each value, and sends it: what costs much to copy is changed in its place.
  ///
  /// ```swift
  /// words.scan(into: [:]) { counts, word in counts[word, default: 0] += 1 }
  /// ```
  public func scan<Result>(
    into initial: Result, _ change: @escaping (inout Result, Value) throws(Failure) -> Void
  ) -> EventStream<Result, Failure> {
    .running { run in
      var result = initial
      run.follow(self) { value throws(Failure) in
        try change(&result, value)
        run.send(result)
      }
    }
  }
}
