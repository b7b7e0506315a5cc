package import Foundation

/// Which of a widget's entries is shown when, and when its provider is asked again: a value, moved by dates.
///
/// ```
///  entries      ●────────●──────────●──────────▶
///  shown        └─ 1 ────┴─ 2 ──────┴─ 3 ───────
///  asked                            ▲ atEnd         ▲ after(date)       never: when the program asks
/// ```
package nonisolated struct WidgetSchedule {
  /// What has to be done at a date.
  package enum Step: Equatable {
    /// Another entry is shown.
    case show(Int)
    /// The provider is asked.
    case ask
  }

  /// The dates of entries, in order.
  private(set) var dates: [Date] = []
  /// Which one is shown; nil for the placeholder.
  package private(set) var shown: Int?
  private var policy = TimelineReloadPolicy.never
  package private(set) var budget: ReloadBudget
  /// Since when the program has asked for a reload that is not made yet.
  private var asked: Date?
  private var failures = 0
  /// From when on it is tried again after a failure.
  private var retry: Date?
  /// Until when an answer is awaited.
  private var deadline: Date?

  /// How long a provider may take to answer, in seconds.
  package static let patience: TimeInterval = 10
  /// The longest time between two attempts after failures, in seconds.
  package static let longestPause: TimeInterval = 3_600

  package init(budget: ReloadBudget) { self.budget = budget }

  /// Whether an answer is awaited.
  package var isAsking: Bool { deadline != nil }

  /// When something has to be done next; nil for never.
  package func nextDate(after now: Date) -> Date? {
    if let deadline { return [deadline, nextEntry(after: now)].compactMap { $0 }.min() }
    return [nextReload(from: now), nextEntry(after: now)].compactMap { $0 }.min()
  }

  private func nextEntry(after now: Date) -> Date? {
    dates.dropFirst((shown ?? -1) + 1).first { $0 > now } ?? (isBehind(now) ? now : nil)
  }

  /// Whether another entry than the one that is shown is due.
  private func isBehind(_ now: Date) -> Bool {
    current(at: now) != shown && current(at: now) != nil
  }

  /// The latest entry that has begun; the first one where none has.
  private func current(at now: Date) -> Int? { dates.lastIndex { $0 <= now } }

  private func nextReload(from now: Date) -> Date? {
    if let retry { return budget.next(from: max(retry, now), isAsked: true) }
    if asked != nil { return budget.next(from: now, isAsked: true) }
    return policyDate.map { budget.next(from: max($0, now), isAsked: false) }
  }

  private var policyDate: Date? {
    switch policy.moment {
    case .end: dates.last
    case .never: nil
    case .date(let date): date
    }
  }

  // MARK: What happens

  /// The program wants the provider to be asked; several wishes before it is are one.
  package mutating func wish(at now: Date) { asked = asked ?? now }

  /// What has to be done by now.
  package mutating func advance(to now: Date) -> [Step] {
    var steps: [Step] = []
    if isBehind(now), let current = current(at: now) {
      shown = current
      steps.append(.show(current))
    }
    if let deadline, deadline <= now { fail(at: now) }
    if !isAsking, let reload = nextReload(from: now), reload <= now {
      budget.use(at: now)
      (asked, retry, deadline) = (nil, nil, now + Self.patience)
      steps.append(.ask)
    }
    return steps
  }

  /// The provider has answered; one that is not awaited any more is taken as well, as it is newer than what is shown.
  ///
  /// Entries whose time is over are left out, except for the latest of these.
  /// - Returns: the places of the entries that are left.
  package mutating func take(
    _ entries: [Date], policy: TimelineReloadPolicy, at now: Date
  ) -> [Int] {
    deadline = nil
    guard !entries.isEmpty else {
      fail(at: now)
      return []
    }
    (failures, retry) = (0, nil)
    let order = entries.indices.sorted { (entries[$0], $0) < (entries[$1], $1) }
    let first = order.lastIndex { entries[$0] <= now } ?? 0
    let left = Array(order[first...])
    dates = left.map { entries[$0] }
    self.policy = policy
    // What begins later is shown until then, where nothing else is.
    shown = 0
    return left
  }

  /// The provider has failed, or its process has: it is asked again after 1, 2, 4 … seconds, an hour at most.
  package mutating func fail(at now: Date) {
    deadline = nil
    let pause = min(pow(2, Double(min(failures, 12))), Self.longestPause)
    failures += 1
    retry = now + pause
  }
}
