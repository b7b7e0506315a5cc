public import LaminaGeometry

nonisolated extension Text {
  /// A clock that runs through an interval, by the clock of the window, while it is in sight.
  ///
  /// ```swift
  /// Text(timerInterval: start...start.addingTimeInterval(90))        // 1:30, 1:29 … 0:00
  /// Text(timerInterval: start...end, countsDown: false)              // 0:00, 0:01 …
  /// ```
  ///
  /// - Parameters:
  ///   - timerInterval: before it the clock shows its first time, after it its last one.
  ///   - pauseTime: when the clock stands still; nil for not before the end.
  ///   - countsDown: whether it shows what is left, else what has gone by.
  ///   - showsHours: whether an hour and more is shown as such; else minutes go beyond 59.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let clock = IntervalClock(
      interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
    self.init(timerInterval.lowerBound, style: .interval(clock))
  }
}

/// A clock that begins and ends.
nonisolated struct IntervalClock: Hashable, Sendable {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  /// What it shows: whole seconds that have gone by, or that have begun and are left.
  func words(at now: Date) -> String {
    Text.DateStyle.clock(seconds(at: now), showsHours: showsHours)
  }

  /// When it shows something else than at an instant; in the distant future where it does not.
  func change(after now: Date) -> Date {
    let shown = seconds(at: now)
    let next =
      countsDown
      ? interval.upperBound.addingTimeInterval(1 - shown)
      : interval.lowerBound.addingTimeInterval(shown + 1)
    // At a full second it shows what begins with that.
    return next <= end ? next.addingTimeInterval(-0.0005) : .distantFuture
  }

  /// When it stands still.
  private var end: Date { min(interval.upperBound, pauseTime ?? interval.upperBound) }

  private func seconds(at now: Date) -> TimeInterval {
    let place = max(interval.lowerBound, min(now, end))
    // A frame that comes a little early shows what it came for.
    return countsDown
      ? max(0, interval.upperBound.timeIntervalSince(place) - 0.001).rounded(.up)
      : (place.timeIntervalSince(interval.lowerBound) + 0.001).rounded(.down)
  }
}
