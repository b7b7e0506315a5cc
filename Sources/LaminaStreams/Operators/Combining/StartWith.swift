extension EventStream {
  /// The values given, then those of the stream.
  ///
  /// ```
  ///                 ──1──2──|
  ///  startWith(0)
  ///                 0─1──2──|
  /// ```
  public func startWith(_ values: Value...) -> EventStream {
    .concat([.from(values), self])
  }
}
