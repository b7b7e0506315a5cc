extension EventStream {
  /// Everything `time` later, but for a failure, which comes at once and drops what is on its way.
  ///
  /// ```
  ///             ──1──2──|
  ///  delay(3)
  ///             ─────1──2──|
  /// ```
  public func delay(_ time: Duration, clock: any StreamClock) -> EventStream {
    .running { run in
      @MainActor func later(_ action: @escaping () -> Void) {
        let pending = Lifetime(in: run.upstream)
        pending.add(
          clock.schedule(after: time) {
            pending.dispose()
            action()
          })
      }
      run.follow(self) { value in
        later { run.send(value) }
      } end: { completion in
        if case .failed = completion { return run.end(completion) }
        later { run.end(completion) }
      }
    }
  }
}
