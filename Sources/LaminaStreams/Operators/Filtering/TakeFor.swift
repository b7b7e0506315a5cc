extension EventStream {
  /// The values that come in the first `time`, then completion.
  ///
  /// ```
  ///               ──1──2──3──|
  ///  take(for: 6)
  ///               ──1──2|
  /// ```
  public func take(for time: Duration, clock: any StreamClock) -> EventStream {
    .running { run in
      let alarm = Alarm(clock, in: run.upstream)
      alarm.set(after: time) { run.end(.finished) }
      run.follow(self) { run.send($0) }
    }
  }
}
