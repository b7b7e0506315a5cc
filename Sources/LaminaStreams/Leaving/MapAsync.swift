extension EventStream where Value: Sendable {
  /// Transforms each value off the main actor, one at a time, in their order.
  ///
  /// ```
  ///                              ──1──2──────|
  ///  mapAsync { await f($0) }
  ///                              ─────1'──2'─|
  /// ```
  ///
  /// A run has one task, which is cancelled when the run is over. Values wait for their turn without a
  /// bound. What `transform` throws ends the stream.
  public func mapAsync<Result: Sendable>(
    _ transform: @escaping @Sendable (Value) async throws(Failure) -> Result
  ) -> EventStream<Result, Failure> {
    concatMap { (value: Value) throws(Failure) in
      .task { () async throws(Failure) in try await transform(value) }
    }
  }
}
