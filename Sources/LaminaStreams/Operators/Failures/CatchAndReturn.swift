extension EventStream {
  /// One last value in place of the failure.
  ///
  /// ```
  ///                     ──1──x
  ///  catchAndReturn(9)
  ///                     ──1──9|
  /// ```
  public func catchAndReturn(_ value: Value) -> EventStream<Value, Never> {
    `catch` { _ in .just(value) }
  }
}
