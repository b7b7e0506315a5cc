extension EventStream {
  /// The stream that `make` returns, asked again for each subscriber.
  ///
  /// ```
  ///  deferred { n += 1; return just(n) }
  ///      first    1|
  ///      second   2|
  /// ```
  public static func deferred(_ make: @escaping () -> EventStream) -> EventStream {
    EventStream { downstream, lifetime in make().attach(downstream, lifetime) }
  }
}
