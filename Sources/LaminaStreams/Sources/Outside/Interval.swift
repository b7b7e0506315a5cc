extension EventStream where Failure == Never, Value == Int {
  /// Counts up from 0, once each `period`, beginning after the first.
  ///
  /// ```
  ///  interval(3)   ───0──1──2──
  /// ```
  public static func interval(_ period: Duration, clock: any StreamClock) -> EventStream {
    timer(after: period, every: period, clock: clock)
  }
}
