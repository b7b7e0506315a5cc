extension EventStream {
  /// A value at once, then at most one each `time`: with `latest` the last of that span at its end,
  /// else none until a value comes after it.
  ///
  /// ```
  ///                           ─1─2─3────4─|
  ///  throttle(4)
  ///                           ─1───3────4─|
  ///  throttle(4, latest: false)
  ///                           ─1────────4─|
  /// ```
  ///
  /// What waits when the stream completes comes at once; a failure drops it.
  public func throttle(
    _ time: Duration, latest: Bool = true, clock: any StreamClock
  ) -> EventStream {
    .running { run in
      var waiting: Value?
      let alarm = Alarm(clock, in: run.upstream)
      @MainActor func flush() {
        if let value = waiting.take() { run.send(value) }
      }
      @MainActor func close() {
        alarm.set(after: time) {
          guard waiting != nil else { return }
          close()
          flush()
        }
      }
      run.follow(self) { value in
        if alarm.isSet {
          if latest { waiting = value }
        } else {
          close()
          run.send(value)
        }
      } end: { completion in
        if case .finished = completion { flush() }
        run.end(completion)
      }
    }
  }
}
