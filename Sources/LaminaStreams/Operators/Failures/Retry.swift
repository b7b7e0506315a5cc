extension EventStream {
  /// Begins again after a failure, `attempts` runs in all; the last failure is handed on.
  ///
  /// ```
  ///             ──1──x ──1──2──|
  ///  retry(2)
  ///             ──1──────1──2──|
  /// ```
  public func retry(_ attempts: Int) -> EventStream {
    retry(attempts, backoff: .none, clock: NoClock())
  }

  /// Begins again after a failure and a wait, `attempts` runs in all.
  public func retry(
    _ attempts: Int, backoff: Backoff, clock: any StreamClock
  ) -> EventStream {
    .running { run in
      let alarm = Alarm(clock, in: run.upstream)
      var failures = 0
      // A loop where there is no wait: a stream may fail as often as it likes at once.
      var isLooping = false
      var mayBegin = true
      @MainActor func proceed() {
        guard !isLooping else { return }
        isLooping = true
        while mayBegin, !run.isOver {
          mayBegin = false
          let attempt = Lifetime(in: run.upstream)
          self.attach(
            Downstream(
              value: { run.send($0) },
              end: { completion in
                attempt.dispose()
                failures += 1
                guard case .failed = completion, failures < attempts else {
                  return run.end(completion)
                }
                mayBegin = true
                let wait = backoff.wait(after: failures)
                if wait > .zero { alarm.set(after: wait) { proceed() } } else { proceed() }
              }), attempt)
          if alarm.isSet { break }
        }
        isLooping = false
      }
      proceed()
    }
  }
}

/// The clock of an operator that never waits.
private final class NoClock: StreamClock {
  var now: Duration { .zero }
  func schedule(at instant: Duration, _ action: @escaping () -> Void) -> any Disposable {
    DisposeAction {}
  }
}
