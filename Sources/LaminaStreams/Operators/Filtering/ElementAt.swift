extension EventStream {
  /// The value with `index`, counted from zero, then completion; completes alone if there is none.
  ///
  /// ```
  ///                  ──1──2──3──|
  ///  element(at: 1)
  ///                  ─────2|
  /// ```
  public func element(at index: Int) -> EventStream { skip(index).take(1) }
}
