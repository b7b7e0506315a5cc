extension EventStream {
  /// The failure at once.
  ///
  /// ```
  ///  fail(x)   x
  /// ```
  public static func fail(_ error: Failure) -> EventStream {
    EventStream { downstream, _ in downstream.end(.failed(error)) }
  }
}
