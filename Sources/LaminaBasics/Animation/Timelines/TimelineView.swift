package import LaminaDisplay
public import LaminaGeometry

/// A view that shows something else at the instants of a schedule, and is not evaluated between.
///
/// ```swift
/// TimelineView(.everyMinute) { context in
///   Text(context.date, style: .time)
/// }
/// TimelineView(.animation) { context in Wave(phase: context.date.timeIntervalSinceReferenceDate) }
/// ```
///
/// Dates are those of the frames that will be seen. Nothing wakes up between two instants, nor
/// while the view is out of sight.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: RememberingView {
  /// What the content goes by: the instant, and how soon the next one comes.
  public typealias Context = TimelineViewDefaultContext

  public typealias Body = Never
  let schedule: Schedule
  let content: (Context) -> Content

  /// Makes a view that shows what `content` makes of each instant of the schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  package func makeMemory(for element: Element) -> TimelineProgress<Schedule.Entries> {
    TimelineProgress()
  }

  package func update(_ element: Element) {
    let progress = memory(of: element)
    let graph = element.graph
    let now = element.graph.date
    if element.hasNewView { progress.start(schedule.entries(from: now, mode: .normal), at: now) }
    let (date, next) = progress.advance(to: now, in: schedule)
    let view = element.tracked {
      content(
        Context(date: date ?? progress.still ?? now, cadence: cadence(from: date, to: next)))
    }
    element.setChild(0, to: view)
    progress.ticker.goOn(
      element, at: next.map { graph.frameTime + $0.timeIntervalSince(now) - 5e-7 })
  }

  package func nodes(_ element: Element) -> [Node] { element.sightMarked() }

  private func cadence(from date: Date?, to next: Date?) -> Context.Cadence {
    let step = date.flatMap { date in next?.timeIntervalSince(date) } ?? .infinity
    return step < 1 ? .live : step < 60 ? .seconds : .minutes
  }
}

/// What the content of a ``TimelineView`` receives.
public struct TimelineViewDefaultContext {
  /// How soon the content may be shown again.
  public enum Cadence: Comparable, Sendable {
    /// The next instant is less than a second away: show fractions of seconds.
    case live
    /// The next instant is at least a second and less than a minute away: show seconds.
    case seconds
    /// The next instant is a minute or more away, or there is none: show no more than minutes.
    case minutes
  }

  /// The instant of the schedule that is shown.
  public let date: Date
  /// How soon the next instant comes, and thus how fine what is shown may be.
  public let cadence: Cadence
}

/// How far a timeline has come through its schedule.
@MainActor
package final class TimelineProgress<Entries: Sequence> where Entries.Element == Date {
  let ticker = SightTicker()
  private var entries: Entries.Iterator?
  private var current: Date?
  private var next: Date?
  /// What is shown by a schedule without any instant, as one that is paused: when it began.
  private(set) var still: Date?

  func start(_ entries: Entries, at now: Date) {
    var iterator = entries.makeIterator()
    (current, next) = (nil, iterator.next())
    still = next == nil ? now : nil
    self.entries = iterator
  }

  /// The latest instant that has come by `now`, if any, and the first that has not.
  ///
  /// - Complexity: O(1) for the schedules that are there; for others O(instants that have come).
  func advance(
    to now: Date, in schedule: some TimelineSchedule
  ) -> (current: Date?, next: Date?) {
    // Half a microsecond: less than any clock shows, more than rounding changes.
    let latest = now.addingTimeInterval(5e-7)
    if let known = schedule as? any DirectTimelineSchedule, let first = current ?? next,
      first <= latest
    {
      (current, next) = known.instants(around: now, since: first)
      return (current, next)
    }
    while let instant = next, instant <= latest {
      (current, next) = (instant, entries?.next())
    }
    return (current, next)
  }
}
