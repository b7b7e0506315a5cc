extension EventStream {
  /// What came with at most `gap` between one value and the next: the clicks of a double click.
  ///
  /// ```
  ///                         ─1─2──────3──────4─|
  ///  buffer(idle: 3)
  ///                         ──────12─────3─────4|
  /// ```
  public func buffer(idle gap: Duration, clock: any StreamClock) -> EventStream<[Value], Failure> {
    .running { run in
      var held: [Value] = []
      let alarm = Alarm(clock, in: run.upstream)
      @MainActor func flush() {
        let full = held
        held = []
        if !full.isEmpty { run.send(full) }
      }
      run.follow(self) { value in
        held.append(value)
        // A moment later, as values just that far apart belong together.
        alarm.set(after: gap + .nanoseconds(1)) { flush() }
      } end: { completion in
        if case .finished = completion { flush() }
        run.end(completion)
      }
    }
  }
}
