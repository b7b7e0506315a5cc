extension EventStream {
  /// The values of the stream that came last.
  ///
  /// ```
  ///                ──A────────B──────|
  ///      A:          ──1──2──3──4
  ///      B:                   ──5──6|
  ///  switchLatest
  ///                ────1──2─────5──6─|
  /// ```
  @inlinable public func switchLatest<Inner>() -> EventStream<Inner, Failure>
  where Value == EventStream<Inner, Failure> {
    flatMapLatest { (inner: Value) throws(Failure) in inner }
  }
}
