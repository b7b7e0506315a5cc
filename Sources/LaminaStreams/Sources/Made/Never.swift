extension EventStream {
  /// Nothing, for ever.
  ///
  /// ```
  ///  never   ──────
  /// ```
  public static var never: EventStream { EventStream { _, _ in } }
}
