extension EventStream {
  /// The values of the stream made of the latest value; the one before is disposed of.
  ///
  /// ```
  ///                 ──a────────b──────|
  ///      a:           ──1──2──3──4
  ///      b:                    ──5──6|
  ///  flatMapLatest
  ///                 ────1──2─────5──6─|
  /// ```
  ///
  /// Completes when this stream has and the latest inner one too; fails with the first failure.
  @inlinable public func flatMapLatest<Result>(
    _ transform: @escaping (Value) throws(Failure) -> EventStream<Result, Failure>
  ) -> EventStream<Result, Failure> {
    EventStream<Result, Failure> { downstream, lifetime in
      let latest = LatestInner<Result, Failure>(downstream, in: lifetime)
      let outer = Lifetime(in: latest.upstream)
      self.attach(
        Downstream(
          value: { value in
            do throws(Failure) {
              latest.switchTo(try transform(value))
            } catch {
              latest.finish(.failed(error))
            }
          },
          end: { completion in
            outer.dispose()
            latest.outerEnded(completion)
          }), outer)
    }
  }
}
