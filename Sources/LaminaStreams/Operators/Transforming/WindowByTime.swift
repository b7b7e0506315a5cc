extension EventStream {
  /// A stream for each span of `time`, sent when it begins.
  ///
  /// ```
  ///                   ──1──2──3──|
  ///  window(time: 6)
  ///                   A─────B────|
  ///      A:           ──1──2|
  ///      B:                 ──3──|
  /// ```
  public func window(
    time: Duration, clock: any StreamClock
  ) -> EventStream<EventStream<Value, Failure>, Failure> {
    .running { run in
      var current = Subject<Value, Failure>()
      let alarm = Alarm(clock, in: run.upstream)
      @MainActor func turn() {
        let full = current
        current = Subject<Value, Failure>()
        alarm.set(after: time) { turn() }
        full.send(completion: .finished)
        run.send(current.stream)
      }
      run.send(current.stream)
      alarm.set(after: time) { turn() }
      run.follow(self) { value in
        current.send(value)
      } end: { completion in
        current.send(completion: completion)
        run.end(completion)
      }
    }
  }
}
