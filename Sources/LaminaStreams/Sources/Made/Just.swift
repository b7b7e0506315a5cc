extension EventStream {
  /// One value, then completion.
  ///
  /// ```
  ///  just(1)   1|
  /// ```
  @inlinable public static func just(_ value: Value) -> EventStream {
    EventStream { downstream, lifetime in
      downstream.value(value)
      if !lifetime.isOver { downstream.end(.finished) }
    }
  }
}
