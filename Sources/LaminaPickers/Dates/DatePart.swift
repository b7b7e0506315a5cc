/// A part of a date that can be typed and stepped by itself.
package nonisolated enum DatePart: Hashable, Sendable, CaseIterable {
  case year, month, day, hour, minute
  /// Before or after noon: 0 or 1.
  case dayPeriod

  /// What assistive tools call it.
  package var name: String {
    switch self {
    case .year: "Year"
    case .month: "Month"
    case .day: "Day"
    case .hour: "Hour"
    case .minute: "Minute"
    case .dayPeriod: "AM/PM"
    }
  }

  /// How many digits are typed at most.
  package var digits: Int { self == .year ? 4 : 2 }
}
