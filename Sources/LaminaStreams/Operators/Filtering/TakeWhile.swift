extension EventStream {
  /// The values for as long as `predicate` holds; the first for which it does not comes only with
  /// `inclusive`.
  ///
  /// ```
  ///                          ──1──2──3──1──|
  ///  take(while: { $0 < 3 })
  ///                          ──1──2──|
  /// ```
  public func take(
    while predicate: @escaping (Value) throws(Failure) -> Bool, inclusive: Bool = false
  ) -> EventStream {
    .running { run in
      run.follow(self) { value throws(Failure) in
        if try predicate(value) { return run.send(value) }
        if inclusive { run.send(value) }
        run.end(.finished)
      }
    }
  }
}
