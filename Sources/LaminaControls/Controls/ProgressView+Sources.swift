public import Foundation
import LaminaDisplay
import LaminaGeometry

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a view of work that says itself how far it is.
  ///
  /// Foundation on Linux reports no changes of a `Progress`: while the view is in sight it asks ten times a second,
  /// until the work is finished or cancelled.
  public init(_ progress: Progress) {
    self.init(.work(progress), label: EmptyView(), current: nil)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Makes a line that empties while the time of an interval passes, with the time that is left below it.
  ///
  /// - Parameters:
  ///   - timerInterval: the time.
  ///   - countsDown: whether what is left is shown, or else what has passed.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Makes a line with a label that empties while the time of an interval passes.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .time(timerInterval, countsDown: countsDown), label: label(),
      current: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView {
  /// Makes a line that empties while the time of an interval passes, with any labels.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .time(timerInterval, countsDown: countsDown), label: label(), current: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// A view of progress as a style was given it, for styles that build on others.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      .fraction(configuration.fractionCompleted),
      label: configuration.label ?? .init(hidden: EmptyView()),
      current: configuration.currentValueLabel)
  }
}

/// The time that is left of an interval, or has passed of it: what views of time show below their line.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View {
    TimelineView(Seconds(interval: interval, countsDown: countsDown)) { context in
      Text(words(at: context.date)).monospacedDigit()
    }
  }

  /// Hours, minutes and seconds: `1:05:09`, `5:09`.
  private func words(at date: Date) -> String {
    let now = min(max(date, interval.lowerBound), interval.upperBound)
    // A second that is over but for rounding is over.
    let shown =
      countsDown
      ? (interval.upperBound.timeIntervalSince(now) - 1e-6).rounded(.up)
      : (now.timeIntervalSince(interval.lowerBound) + 1e-6).rounded(.down)
    return Text.DateStyle.clock(max(shown, 0))
  }
}

/// The full seconds of an interval from its beginning on, or to its end, and both.
private nonisolated struct Seconds: TimelineSchedule {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    let (start, end) = (interval.lowerBound, interval.upperBound)
    let from = min(max(startDate, start), end)
    // Full seconds from the beginning; to the end they are below zero.
    let origin = countsDown ? end : start
    var count = (from.timeIntervalSince(origin) + 1e-6).rounded(.down)
    // Numbers beyond do not grow by one.
    var isOver = !(abs(count) < 1e14)
    return AnyIterator {
      if isOver { return nil }
      let next = min(max(origin.addingTimeInterval(count), start), end)
      count += 1
      isOver = next >= end
      return next
    }
  }
}
