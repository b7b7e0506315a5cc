public import Foundation

/// What a widget shows from a date on.
public nonisolated protocol TimelineEntry: SendableMetatype {
  /// From when on it is shown.
  var date: Date { get }
  /// How much it matters beside other entries.
  var relevance: TimelineEntryRelevance? { get }
}

nonisolated extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters, beside other entries of the same widget.
public nonisolated struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// A number of one's own scale; 0 for what does not matter.
  public var score: Float
  /// For how many seconds it matters; 0 for until the next entry.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a widget's provider is asked again.
public nonisolated struct TimelineReloadPolicy: Hashable, Sendable {
  enum Moment: Hashable, Sendable {
    case end, never
    case date(Date)
  }

  let moment: Moment

  /// When the last entry is shown.
  public static let atEnd = TimelineReloadPolicy(moment: .end)
  /// When the program asks for it.
  public static let never = TimelineReloadPolicy(moment: .never)
  /// From a date on.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(moment: .date(date))
  }
}

/// Entries by date, and when to ask for more.
///
/// ```swift
/// Timeline(entries: [now, inAnHour], policy: .atEnd)
/// ```
public nonisolated struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}
