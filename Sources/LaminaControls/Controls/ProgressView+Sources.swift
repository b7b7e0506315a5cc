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
    TimelineView(Seconds(interval: interval)) { context in
      Text(words(at: context.date)).monospacedDigit()
    }
  }

  /// Hours, minutes and seconds: `1:05:09`, `5:09`.
  private func words(at date: Date) -> String {
    let now = min(max(date, interval.lowerBound), interval.upperBound)
    let passed = now.timeIntervalSince(interval.lowerBound)
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let shown = countsDown ? (length - passed).rounded(.up) : passed.rounded(.down)
    return Self.clock(shown.isFinite ? Int(min(max(shown, 0), 1e9)) : 0)
  }

  private static func clock(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let rest = two(seconds % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(rest)" : "\(minutes):\(rest)"
  }
}

/// The full seconds of an interval, and its end.
private nonisolated struct Seconds: TimelineSchedule {
  let interval: ClosedRange<Date>

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    let (start, end) = (interval.lowerBound, interval.upperBound)
    var count = max(0, (startDate.timeIntervalSince(start) + 1e-6).rounded(.down))
    // Numbers beyond do not grow by one.
    var isOver = !(count < 1e14)
    return AnyIterator {
      if isOver { return nil }
      let next = min(start.addingTimeInterval(count), end)
      count += 1
      isOver = next >= end
      return next
    }
  }
}
