extension EventStream {
  /// Begins again after a failure whenever the stream that `trigger` makes of the failures says so.
  ///
  /// ```
  ///                   ──1──x
  ///                   ────────────go──
  ///  retry(when: go)
  ///                   ──1─────────────1──…
  /// ```
  ///
  /// ```swift
  /// page.retry(when: { failures in failures.flatMapLatest { _ in reachable } })
  /// ```
  ///
  /// A stream of its own failures has none itself: `failures.setFailureType(to: Failure.self)` begins
  /// one that answers each of them. Its end is that of the whole, once there was a failure: a run that never
  /// fails goes on. What it says while a run goes on is passed over.
  public func retry<Trigger>(
    when trigger: @escaping (EventStream<Failure, Never>) -> EventStream<Trigger, Failure>
  ) -> EventStream {
    .running { run in
      let failures = Subject<Failure, Never>()
      // A loop, as in `retry`: a stream may fail as often as it likes at once.
      var isLooping = false
      var mayBegin = true
      var isAttached = false
      var hasFailed = false
      var earlyEnd: StreamCompletion<Failure>?
      @MainActor func proceed() {
        guard !isLooping else { return }
        isLooping = true
        while mayBegin, !run.isOver {
          mayBegin = false
          isAttached = true
          run.follow(self) { value in
            run.send(value)
          } end: { completion in
            isAttached = false
            switch completion {
            case .finished: run.end(.finished)
            case .failed(let error):
              hasFailed = true
              if let earlyEnd { run.end(earlyEnd) } else { failures.send(error) }
            }
          }
        }
        isLooping = false
      }
      run.follow(trigger(failures.stream)) { _ in
        guard !isAttached else { return }
        mayBegin = true
        proceed()
      } end: { completion in
        if hasFailed { run.end(completion) } else { earlyEnd = completion }
      }
      proceed()
    }
  }
}
