extension EventStream {
  /// Each value together with the latest of `other`; values before its first are dropped.
  ///
  /// ```
  ///                     ──1─────2───3──|
  ///                     ────a─────b────
  ///  withLatestFrom
  ///                     ────────2a──3b─|
  /// ```
  ///
  /// Completes with this stream; fails with the first failure of either.
  public func withLatestFrom<Other, Result>(
    _ other: EventStream<Other, Failure>,
    _ combine: @escaping (Value, Other) throws(Failure) -> Result
  ) -> EventStream<Result, Failure> {
    .running { run in
      var latest: Other?
      run.follow(other) { value in
        latest = value
      } end: { completion in
        if case .failed = completion { run.end(completion) }
      }
      run.follow(self) { value throws(Failure) in
        if let latest { run.send(try combine(value, latest)) }
      }
    }
  }

  /// The latest value of `other` each time this stream has one.
  public func withLatestFrom<Other>(
    _ other: EventStream<Other, Failure>
  ) -> EventStream<Other, Failure> {
    withLatestFrom(other) { (_, latest) throws(Failure) in latest }
  }
}
