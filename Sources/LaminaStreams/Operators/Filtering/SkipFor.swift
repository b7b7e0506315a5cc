extension EventStream {
  /// The values that come after the first `time`.
  ///
  /// ```
  ///               ──1──2──3──|
  ///  skip(for: 6)
  ///               ────────3──|
  /// ```
  public func skip(for time: Duration, clock: any StreamClock) -> EventStream {
    .running { run in
      let alarm = Alarm(clock, in: run.upstream)
      alarm.set(after: time) {}
      run.follow(self) { value in
        if !alarm.isSet { run.send(value) }
      }
    }
  }
}
