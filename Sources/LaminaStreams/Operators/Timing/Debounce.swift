extension EventStream {
  /// A value when nothing has followed it for `time`.
  ///
  /// ```
  ///                   ──1─2──────3──|
  ///  debounce(3)
  ///                   ───────2──────3|
  /// ```
  ///
  /// What waits when the stream completes comes at once; a failure drops it.
  public func debounce(_ time: Duration, clock: any StreamClock) -> EventStream {
    .running { run in
      var waiting: Value?
      let alarm = Alarm(clock, in: run.upstream)
      @MainActor func flush() {
        if let value = waiting.take() { run.send(value) }
      }
      run.follow(self) { value in
        waiting = value
        alarm.set(after: time) { flush() }
      } end: { completion in
        if case .finished = completion { flush() }
        run.end(completion)
      }
    }
  }
}
