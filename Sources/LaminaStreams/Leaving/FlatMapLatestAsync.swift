extension EventStream where Value: Sendable {
  /// The result for the latest value; the task for the one before is cancelled.
  ///
  /// ```
  ///                                   ──1──2───────|
  ///  flatMapLatest { await f($0) }
  ///                                   ────────2'───|
  /// ```
  public func flatMapLatest<Result: Sendable>(
    _ transform: @escaping @Sendable (Value) async throws(Failure) -> Result
  ) -> EventStream<Result, Failure> {
    flatMapLatest { (value: Value) throws(Failure) -> EventStream<Result, Failure> in
      .task { () async throws(Failure) in try await transform(value) }
    }
  }
}
