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
    Text(timerInterval: interval, countsDown: countsDown).monospacedDigit()
  }
}
