extension EventStream {
  /// The values from the first for which `predicate` does not hold.
  ///
  /// ```
  ///                          ──1──2──3──1──|
  ///  skip(while: { $0 < 3 })
  ///                          ────────3──1──|
  /// ```
  public func skip(
    while predicate: @escaping (Value) throws(Failure) -> Bool
  ) -> EventStream {
    .running { run in
      var isSkipping = true
      run.follow(self) { value throws(Failure) in
        if isSkipping { isSkipping = try predicate(value) }
        if !isSkipping { run.send(value) }
      }
    }
  }
}
