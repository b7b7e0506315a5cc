extension EventStream where Failure == Never, Value == Int {
  /// Sends 0 after `time`, then completes, or counts up each `period` after it.
  ///
  /// ```
  ///  timer(after: 3)            ───0|
  ///  timer(after: 1, every: 3)  ─0──1──2──
  /// ```
  public static func timer(
    after time: Duration, every period: Duration? = nil, clock: any StreamClock
  ) -> EventStream {
    .running { run in
      let start = clock.now
      let alarm = Alarm(clock, in: run.upstream)
      @MainActor func ring(_ count: Int, after wait: Duration) {
        alarm.set(after: wait) {
          // From the start, so that small delays do not add up.
          if let period {
            let next = start + time + period * (count + 1)
            ring(count + 1, after: max(.zero, next - clock.now))
          }
          run.send(count)
          if period == nil { run.end(.finished) }
        }
      }
      ring(0, after: time)
    }
  }
}
