import Foundation
import Observation

/// A timeline that runs, whatever its entries are.
@MainActor
protocol RunningTimeline: AnyObject {
  /// When `look(at:)` has to be called again; nil for never.
  var nextLook: Date? { get }
  /// Is called when there is something to look at before.
  var onChange: () -> Void { get set }
  /// The reloads so far, which outlive the process.
  var budget: ReloadBudget { get set }
  /// Begins: the placeholder is there, and the provider is asked.
  func start(at now: Date)
  /// Brings it up to date.
  func look(at now: Date)
  /// The program says that there is something new.
  func reload(at now: Date)
  /// Shows the snapshot in place of a timeline.
  func showSnapshot()
}

/// Asks a provider, and says what is shown at each moment, which it is told.
///
/// ```
///  start ──▶ placeholder, ask ──answer──▶ entry by date … ──policy──▶ ask, when the budget has room
///                          └─30 s without one: ask again, 5 minutes later at the earliest
/// ```
@Observable
final class TimelineRun<Provider: TimelineProvider>: RunningTimeline {
  /// How long an answer is waited for.
  private static var patience: TimeInterval { 30 }
  /// How far apart what a program wants is done at least.
  private static var wishGap: TimeInterval { 1 }

  /// What is shown.
  private(set) var entry: Provider.Entry
  @ObservationIgnored var onChange: () -> Void = {}
  @ObservationIgnored var budget = ReloadBudget()
  @ObservationIgnored private let provider: Provider
  @ObservationIgnored private let context: TimelineProviderContext
  @ObservationIgnored private var schedule: TimelineSchedule<Provider.Entry>?
  /// When the provider is to be asked again by the timeline's policy.
  @ObservationIgnored private var reload: Date?
  /// When it is to be asked as the program wishes, which needs no budget.
  @ObservationIgnored private var wish: Date?
  /// When the program's last wish was followed.
  @ObservationIgnored private var lastWish = Date.distantPast
  /// When it was asked last, and has not answered.
  @ObservationIgnored private var asked: Date?
  /// Which question that was: answers to others come too late.
  @ObservationIgnored private var question = 0
  /// The moment of the last look.
  @ObservationIgnored private var now = Date.distantPast

  init(_ provider: Provider, in context: TimelineProviderContext) {
    (self.provider, self.context) = (provider, context)
    entry = provider.placeholder(in: context)
  }

  var nextLook: Date? {
    let entry = schedule?.nextEntry(after: now)
    // While an answer is waited for nothing else is asked.
    if let asked { return min(asked.addingTimeInterval(Self.patience), entry ?? .distantFuture) }
    return [entry, reload, wish].compactMap(\.self).min()
  }

  func start(at now: Date) {
    self.now = now
    ask()
  }

  func reload(at now: Date) {
    self.now = now
    // One that is under way will have seen what is new, or not: it is asked once more.
    wish = max(now, lastWish.addingTimeInterval(Self.wishGap))
    look(at: now)
  }

  func look(at now: Date) {
    self.now = now
    if let asked, now >= asked.addingTimeInterval(Self.patience) {
      self.asked = nil
      reload = budget.earliest(now)
    }
    showEntry()
    guard asked == nil else { return }
    if let wish, wish <= now {
      lastWish = now
      ask(counting: false)
    } else if let reload, reload <= now {
      ask()
    }
  }

  func showSnapshot() {
    provider.getSnapshot(in: context) { [weak self] entry in
      self?.entry = entry
      self?.onChange()
    }
  }

  private func ask(counting: Bool = true) {
    if counting { budget.note(now) }
    (asked, reload, wish) = (now, nil, nil)
    question += 1
    provider.getTimeline(in: context) { [weak self, question] timeline in
      self?.take(timeline, for: question)
    }
  }

  private func take(_ timeline: Timeline<Provider.Entry>, for number: Int) {
    guard number == question, asked != nil else { return }
    asked = nil
    let schedule = TimelineSchedule(timeline)
    self.schedule = schedule
    reload = schedule.reload(received: now).map(budget.earliest)
    showEntry()
    onChange()
  }

  private func showEntry() {
    if let next = schedule?.entry(at: now) { entry = next }
  }
}
