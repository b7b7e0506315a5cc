public import Foundation

/// When a notification is shown.
///
/// `@unchecked Sendable`: a class that others stand on has to say so, and nothing of them ever changes.
public class UNNotificationTrigger: @unchecked Sendable {
  /// Whether it is shown again and again.
  public let repeats: Bool

  fileprivate init(repeats: Bool) { self.repeats = repeats }

  /// When it is shown next after an instant; nil for never again.
  func next(after instant: Date, since start: Date) -> Date? { nil }
}

/// Some seconds after it was asked for.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The seconds.
  public let timeInterval: TimeInterval

  /// Makes a trigger; one that repeats has to leave a minute at least.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(
      timeInterval > 0, "A notification comes after more than 0 seconds, not \(timeInterval).")
    precondition(
      !repeats || timeInterval >= 60,
      "A notification that repeats leaves 60 seconds at least, not \(timeInterval).")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When it is shown next.
  public func nextTriggerDate() -> Date? { Date().addingTimeInterval(timeInterval) }

  override func next(after instant: Date, since start: Date) -> Date? {
    let passed = instant.timeIntervalSince(start)
    guard repeats else {
      return passed < timeInterval ? start.addingTimeInterval(timeInterval) : nil
    }
    let count = max(0, (passed / timeInterval).rounded(.down)) + 1
    let date = start.addingTimeInterval(count * timeInterval)
    // Dates are rounded: the instant may lie a hair before the end of its own round.
    return date > instant ? date : start.addingTimeInterval((count + 1) * timeInterval)
  }
}

/// When the calendar shows a date that has some parts.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts, like 9 o'clock on a Monday.
  public let dateComponents: DateComponents

  /// Makes a trigger of the parts that a date has to have.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When it is shown next.
  public func nextTriggerDate() -> Date? { next(after: Date(), since: Date()) }

  override func next(after instant: Date, since start: Date) -> Date? {
    let calendar = dateComponents.calendar ?? .current
    let from = repeats ? instant : start
    let date = calendar.nextDate(
      after: from, matching: dateComponents, matchingPolicy: .nextTime)
    return date.flatMap { $0 > instant ? $0 : nil }
  }
}
