import Foundation

/// How often a provider is asked without anybody having asked for it: 70 times in 24 hours, 5 minutes apart.
///
/// What a person causes, by showing the widget, is not refused, and counts.
nonisolated struct ReloadBudget: Equatable, Codable, Sendable {
  static let reloadsADay = 70
  static let day: TimeInterval = 86_400
  static let gap: TimeInterval = 300

  /// When it was asked, in order: of the last day, at most that many.
  private(set) var reloads: [Date] = []

  /// The first moment at or after `wanted` at which there may be another one.
  func earliest(_ wanted: Date) -> Date {
    guard let last = reloads.last else { return wanted }
    let afterGap = last.addingTimeInterval(Self.gap)
    guard reloads.count >= Self.reloadsADay else { return max(wanted, afterGap) }
    let afterDay = reloads[reloads.count - Self.reloadsADay].addingTimeInterval(Self.day)
    return max(wanted, afterGap, afterDay)
  }

  /// Takes one down.
  ///
  /// Those that lie in the future, as the clock was set back, are forgotten.
  mutating func note(_ now: Date) {
    reloads.removeAll { $0 > now || $0 <= now.addingTimeInterval(-Self.day) }
    reloads.append(now)
    if reloads.count > Self.reloadsADay { reloads.removeFirst() }
  }
}
