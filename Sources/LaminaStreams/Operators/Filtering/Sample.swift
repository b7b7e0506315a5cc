extension EventStream {
  /// The latest value each time `trigger` sends one, unless it was sent already.
  ///
  /// ```
  ///                  ──1──2─────3────|
  ///                  ─────────x───x──x─
  ///  sample(x)
  ///                  ─────────2───3──|
  /// ```
  ///
  /// When the stream ends, the next trigger sends what is left and completes; so does the end of
  /// `trigger` at once.
  public func sample<Trigger>(_ trigger: EventStream<Trigger, Failure>) -> EventStream {
    sampled(trigger) { nil }
  }

  /// The latest value each time `trigger` sends one, or `value` where none has come since.
  ///
  /// ```
  ///                              ──1──2─────────
  ///                              ───x───x───x──
  ///  sample(x, orElse: 0)
  ///                              ───1───2───0──
  /// ```
  ///
  /// Ends as `sample(_:)` does.
  public func sample<Trigger>(
    _ trigger: EventStream<Trigger, Failure>, orElse value: Value
  ) -> EventStream {
    sampled(trigger) { value }
  }

  /// The latest value each `period`, unless it was sent already.
  public func sample(every period: Duration, clock: any StreamClock) -> EventStream {
    sample(EventStream<Int, Never>.interval(period, clock: clock).setFailureType(to: Failure.self))
  }

  private func sampled<Trigger>(
    _ trigger: EventStream<Trigger, Failure>, orElse other: @escaping () -> Value?
  ) -> EventStream {
    .running { run in
      var latest: Value?
      var isOver = false
      @MainActor func flush() {
        if let value = latest.take() ?? other() { run.send(value) }
        if isOver { run.end(.finished) }
      }
      run.follow(self) { value in
        latest = value
      } end: { completion in
        isOver = true
        if case .failed = completion { run.end(completion) }
      }
      run.follow(trigger) { _ in
        flush()
      } end: { completion in
        if case .finished = completion { flush() }
        run.end(completion)
      }
    }
  }
}
