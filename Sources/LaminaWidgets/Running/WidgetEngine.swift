package import Foundation

/// Shows one widget in one size: the view of the entry whose time it is.
///
/// ```
///  start ──▶ placeholder ──timeline──▶ entry ──its time──▶ entry ──policy──▶ asks again
///                                        └── reload(), a failure: again, later and later
/// ```
/// Who shows it asks for ``nextDate``, and calls ``wake()`` then: an engine has no timer, and its clock is given to it.
@MainActor
package final class WidgetEngine {
  package let kind: String
  package let context: TimelineProviderContext
  /// Is called when ``content`` is another view, or ``nextDate`` another date.
  package var onChange: () -> Void = {}

  private let source: any WidgetSource
  private let now: () -> Date
  private var schedule: WidgetSchedule
  private var moments: [WidgetMoment] = []
  private var placeholder: WidgetMoment
  /// How many times the provider was asked.
  package private(set) var askings = 0

  /// - Parameters:
  ///   - description: the widget.
  ///   - family: the size in which it is seen.
  ///   - size: the same in points.
  ///   - isPreview: whether it is seen where widgets are chosen.
  ///   - budget: how often its provider is asked.
  ///   - now: the clock.
  package init(
    _ description: WidgetDescription, family: WidgetFamily, size: CGSize, isPreview: Bool = false,
    budget: ReloadBudget = ReloadBudget(), now: @escaping () -> Date
  ) {
    kind = description.kind
    source = description.source
    context = TimelineProviderContext(family: family, isPreview: isPreview, displaySize: size)
    self.now = now
    schedule = WidgetSchedule(budget: budget)
    placeholder = source.placeholder(in: context)
  }

  /// What is shown now.
  package var content: AnyView { shown.content() }

  /// The date of the entry that is shown; nil for the placeholder.
  package var date: Date? { schedule.shown == nil ? nil : shown.date }

  private var shown: WidgetMoment {
    schedule.shown.flatMap { moments.indices.contains($0) ? moments[$0] : nil } ?? placeholder
  }

  /// When it has to be woken up; nil for never.
  package var nextDate: Date? { schedule.nextDate(after: now()) }

  /// Asks the provider for the first time, or, where widgets are chosen, for one entry.
  package func start() {
    guard context.isPreview else { return reload() }
    source.snapshot(in: context) { [weak self] in
      self?.placeholder = $0
      self?.onChange()
    }
  }

  /// Asks the provider again, as soon as the budget lets it.
  package func reload() {
    schedule.wish(at: now())
    wake()
  }

  /// Does what has to be done by now.
  package func wake() {
    let steps = schedule.advance(to: now())
    for case .ask in steps { ask() }
    if !steps.isEmpty { onChange() }
  }

  /// Notes that the process of the widget has ended, or does not answer.
  package func fail() {
    schedule.fail(at: now())
    onChange()
  }

  private func ask() {
    askings += 1
    source.timeline(in: context) { [weak self] in self?.take($0) }
  }

  private func take(_ answer: WidgetMoments) {
    let left = schedule.take(answer.moments.map(\.date), policy: answer.policy, at: now())
    if !left.isEmpty { moments = left.map { answer.moments[$0] } }
    onChange()
  }
}
