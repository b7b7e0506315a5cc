import Foundation

/// A timeline as answers to questions about moments.
struct TimelineSchedule<Entry: TimelineEntry> {
  /// By date; of several with one date the last one counts.
  private let entries: [Entry]
  private let policy: TimelineReloadPolicy

  init(_ timeline: Timeline<Entry>) {
    let numbered = timeline.entries.enumerated().sorted {
      ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
    }
    entries = numbered.map(\.element)
    policy = timeline.policy
  }

  /// What is shown at a moment; nil before the first entry.
  func entry(at now: Date) -> Entry? { entries.last { $0.date <= now } }

  /// When another entry is shown; nil for never.
  func nextEntry(after now: Date) -> Date? { entries.first { $0.date > now }?.date }

  /// When the provider is to be asked again, with `received` for when it answered; nil for never.
  func reload(received: Date) -> Date? {
    switch policy.kind {
    case .never: nil
    case .after(let date): date
    case .atEnd: entries.last.map { max($0.date, received) } ?? received
    }
  }
}
