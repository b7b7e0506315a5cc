extension EventStream {
  /// The values of the streams made of all values, as they come; at most `maxConcurrent` go on at a
  /// time, further ones wait for their turn.
  ///
  /// ```
  ///             ──a─────b──────|
  ///      a:       ─1──2──3|
  ///      b:             ─4──5|
  ///  flatMap
  ///             ───1──2──34──5─|
  /// ```
  ///
  /// Completes when this stream and all inner ones have; fails with the first failure.
  public func flatMap<Result>(
    maxConcurrent: Int = .max,
    _ transform: @escaping (Value) throws(Failure) -> EventStream<Result, Failure>
  ) -> EventStream<Result, Failure> {
    .running { run in
      let inner = InnerStreams(run, limit: max(1, maxConcurrent))
      run.follow(self) { value throws(Failure) in
        inner.add(try transform(value))
      } end: {
        inner.outerEnded($0)
      }
    }
  }
}
