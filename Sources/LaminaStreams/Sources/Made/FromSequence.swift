extension EventStream {
  /// The elements of `values`, then completion.
  ///
  /// ```
  ///  from([1, 2, 3])   123|
  /// ```
  @inlinable public static func from(_ values: some Sequence<Value>) -> EventStream {
    EventStream { downstream, lifetime in
      for value in values {
        downstream.value(value)
        if lifetime.isOver { return }
      }
      downstream.end(.finished)
    }
  }
}
