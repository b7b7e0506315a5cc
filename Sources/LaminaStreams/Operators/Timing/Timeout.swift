extension EventStream {
  /// Fails with `error` when nothing comes for `time`, counted from the subscription and each value.
  ///
  /// ```
  ///               ──1──2─────────3──|
  ///  timeout(4)
  ///               ──1──2────x
  /// ```
  public func timeout(
    _ time: Duration, failing error: Failure, clock: any StreamClock
  ) -> EventStream {
    timeout(time, switchingTo: .fail(error), clock: clock)
  }

  /// Goes on with `other` when nothing comes for `time`.
  public func timeout(
    _ time: Duration, switchingTo other: EventStream, clock: any StreamClock
  ) -> EventStream {
    .running { run in
      let first = Lifetime(in: run.upstream)
      let alarm = Alarm(clock, in: first)
      @MainActor func wait() {
        alarm.set(after: time) {
          first.dispose()
          run.follow(other) { run.send($0) }
        }
      }
      wait()
      self.attach(
        Downstream(
          value: { value in
            wait()
            run.send(value)
          }, end: { run.end($0) }), first)
    }
  }
}
