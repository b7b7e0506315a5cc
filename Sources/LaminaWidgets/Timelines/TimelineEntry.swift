public import Foundation

/// What a widget shows from a moment on.
@MainActor @preconcurrency
public protocol TimelineEntry {
  /// From when on it is shown.
  var date: Date { get }
  /// How much it matters beside the program's other entries; nil for not more than others.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters beside the program's other entries.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// Compared with that of other entries; 0 for one that does not matter.
  public var score: Float
  /// For how many seconds.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    (self.score, self.duration) = (score, duration)
  }
}

/// When a widget's provider is asked again.
public struct TimelineReloadPolicy: Hashable, Sendable {
  enum Kind: Hashable { case atEnd, after(Date), never }
  let kind: Kind

  /// When the last entry's date has come.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// Only when the program asks for it.
  public static let never = TimelineReloadPolicy(kind: .never)

  /// At a date, or soon after.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }
}

/// Entries by date, and when there are others.
public struct Timeline<Entry: TimelineEntry> {
  public let entries: [Entry]
  public let policy: TimelineReloadPolicy

  public init(entries: [Entry], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}
