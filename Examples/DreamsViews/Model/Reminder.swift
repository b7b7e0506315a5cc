package import Lamina

/// When a person wants to hear of a dream again.
package nonisolated enum Reminder: CaseIterable, Sendable {
  case inAMinute, inAnHour, tomorrowEvening

  var name: String {
    switch self {
    case .inAMinute: "In a Minute"
    case .inAnHour: "In an Hour"
    case .tomorrowEvening: "Tomorrow Evening"
    }
  }

  /// The time that is meant, in the evening at eight.
  package func date(after now: Date, in calendar: Calendar = .current) -> Date {
    switch self {
    case .inAMinute: return now + 60
    case .inAnHour: return now + 3_600
    case .tomorrowEvening:
      let day = calendar.date(byAdding: .day, value: 1, to: now) ?? now + 86_400
      return calendar.date(bySettingHour: 20, minute: 0, second: 0, of: day) ?? day
    }
  }
}
