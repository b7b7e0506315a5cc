public import LaminaGeometry

/// The instants at which a ``TimelineView`` shows something else.
///
/// ```swift
/// struct Sundays: TimelineSchedule {
///   func entries(from start: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> { … }
/// }
/// ```
public nonisolated protocol TimelineSchedule {
  /// The sequence of instants that `entries(from:mode:)` answers with.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The instants in order; the first is `startDate` or the last one before it.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a schedule may go on.
public nonisolated enum TimelineScheduleMode: Hashable, Sendable {
  /// At every instant of the schedule.
  case normal
  /// When the display is dimmed; a window on a desktop never is.
  case lowFrequency
}

/// A schedule that finds an instant without walking to it.
nonisolated protocol DirectTimelineSchedule: TimelineSchedule {
  /// Finds the latest instant up to `date`.
  ///
  /// - Parameters:
  ///   - date: not before `known`, but for half a microsecond of rounding.
  ///   - known: one of its instants.
  /// - Returns: it, and the one after it, nil for none.
  func instants(around date: Date, since known: Date) -> (current: Date, next: Date?)
}

nonisolated extension DirectTimelineSchedule {
  /// Instants `interval` apart, one of which is `known`.
  fileprivate func instants(
    around date: Date, since known: Date, by interval: TimeInterval
  ) -> (current: Date, next: Date?) {
    let steps = ((date.timeIntervalSince(known) + 5e-7) / interval).rounded(.down)
    return (
      known.addingTimeInterval(steps * interval), known.addingTimeInterval((steps + 1) * interval)
    )
  }
}

/// Instants at equal distances.
public nonisolated struct PeriodicTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Makes a schedule of instants `interval` seconds apart, one of them at `startDate`; at least a
  /// millisecond apart.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite ? max(interval, 0.001) : 3_600
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    // A thousandth of a period makes up for the rounding of large times.
    let periods = (startDate.timeIntervalSince(start) / interval + 0.001).rounded(.down)
    var count = max(0, periods)
    return AnyIterator {
      defer { count += 1 }
      return start.addingTimeInterval(count * interval)
    }
  }
}

nonisolated extension PeriodicTimelineSchedule: DirectTimelineSchedule {
  func instants(around date: Date, since known: Date) -> (current: Date, next: Date?) {
    instants(around: date, since: start, by: interval)
  }
}

/// The beginning of each minute.
public nonisolated struct EveryMinuteTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  /// Makes a schedule of full minutes, whatever the second it starts at.
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: max(startDate, Date(timeIntervalSinceReferenceDate: 0)), mode: mode)
  }
}

nonisolated extension EveryMinuteTimelineSchedule: DirectTimelineSchedule {
  func instants(around date: Date, since known: Date) -> (current: Date, next: Date?) {
    instants(around: date, since: Date(timeIntervalSinceReferenceDate: 0), by: 60)
  }
}

/// Instants that are given.
public nonisolated struct ExplicitTimelineSchedule<Dates: Sequence>: TimelineSchedule
where Dates.Element == Date {
  private let dates: Dates

  /// Makes a schedule of `dates`, which have to be in order.
  public init(_ dates: Dates) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Dates { dates }
}

/// Each frame, or frames that are some time apart.
public nonisolated struct AnimationTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  let minimumInterval: TimeInterval?
  let isPaused: Bool

  /// Makes a schedule of frames at least `minimumInterval` seconds apart (nil: each frame) that
  /// stands still while paused.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval.map { $0.isFinite ? max(0, $0) : 0 }
    isPaused = paused
  }

  /// The frames from a date on; none while paused, nor where the display is dimmed.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    guard !isPaused, mode == .normal else { return AnyIterator { nil } }
    var next = startDate
    return AnyIterator {
      // A moment later is the next frame, whenever that is.
      defer { next.addTimeInterval(max(minimumInterval ?? 0, 1e-6)) }
      return next
    }
  }
}

nonisolated extension AnimationTimelineSchedule: DirectTimelineSchedule {
  func instants(around date: Date, since known: Date) -> (current: Date, next: Date?) {
    guard let minimumInterval, minimumInterval > 1e-6 else {
      return (date, date.addingTimeInterval(1e-6))
    }
    return instants(around: date, since: known, by: minimumInterval)
  }
}

nonisolated extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Instants `interval` seconds apart, from `startDate` on; none before it, also by a clock that is
  /// behind, as that of a test is (`ManualClock(date: .now)` is not).
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

nonisolated extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

nonisolated extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Frames at least `minimumInterval` seconds apart; none while `paused`.
  public static func animation(
    minimumInterval: TimeInterval? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

nonisolated extension TimelineSchedule {
  /// The instants in `dates`, which rise.
  public static func explicit<Dates: Sequence>(
    _ dates: Dates
  ) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
