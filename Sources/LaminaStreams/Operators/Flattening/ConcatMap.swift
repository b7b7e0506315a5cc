extension EventStream {
  /// The values of the streams made of all values, one stream after the other.
  ///
  /// ```
  ///               ──a──b────────|
  ///      a:         ─1──2|
  ///      b:               ─4──5|
  ///  concatMap
  ///               ───1──2──4──5─|
  /// ```
  public func concatMap<Result>(
    _ transform: @escaping (Value) throws(Failure) -> EventStream<Result, Failure>
  ) -> EventStream<Result, Failure> {
    flatMap(maxConcurrent: 1, transform)
  }
}
