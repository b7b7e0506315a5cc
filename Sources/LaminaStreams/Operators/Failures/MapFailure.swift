extension EventStream {
  /// The stream with another type of failure.
  ///
  /// ```
  ///                     ──1──x
  ///  mapFailure { y }
  ///                     ──1──y
  /// ```
  public func mapFailure<NextFailure: Error>(
    _ transform: @escaping (Failure) -> NextFailure
  ) -> EventStream<Value, NextFailure> {
    `catch` { .fail(transform($0)) }
  }
}
