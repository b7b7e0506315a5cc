extension EventStream {
  /// All but the first `count` values.
  ///
  /// ```
  ///            ──1──2──3──|
  ///  skip(2)
  ///            ────────3──|
  /// ```
  public func skip(_ count: Int) -> EventStream {
    .running { run in
      var left = count
      run.follow(self) { value in
        if left > 0 { left -= 1 } else { run.send(value) }
      }
    }
  }
}
