extension EventStream {
  /// Completion at once.
  ///
  /// ```
  ///  empty   |
  /// ```
  public static var empty: EventStream {
    EventStream { downstream, _ in downstream.end(.finished) }
  }
}
