extension EventStream {
  /// The first `count` values, then completion.
  ///
  /// ```
  ///            ──1──2──3──|
  ///  take(2)
  ///            ──1──2|
  /// ```
  public func take(_ count: Int) -> EventStream {
    .running { run in
      guard count > 0 else { return run.end(.finished) }
      var left = count
      run.follow(self) { value in
        guard left > 0 else { return }
        left -= 1
        run.send(value)
        if left == 0 { run.end(.finished) }
      }
    }
  }
}
