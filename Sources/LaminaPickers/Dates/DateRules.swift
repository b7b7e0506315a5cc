package import LaminaGeometry

/// How a date is changed part by part: in a calendar, within bounds.
///
/// ```swift
/// let rules = DateRules(calendar, minimum: nil, maximum: nil)
/// rules.stepped(leapDay, .year, by: 1)       // 29 February 2024: 28 February 2025
/// ```
///
/// A part that is stepped beyond its end begins anew and leaves the larger parts alone: December is followed by January
/// of the same year. A day that a month does not have becomes its last one. An hour that a change of the clocks leaves
/// out is passed over.
package nonisolated struct DateRules: Hashable, Sendable {
  package let calendar: Calendar
  package let minimum: Date?
  package let maximum: Date?

  package init(_ calendar: Calendar, minimum: Date?, maximum: Date?) {
    self.calendar = calendar
    self.minimum = minimum
    self.maximum = maximum
  }

  // MARK: Bounds

  /// The nearest date that may be chosen.
  package func clamped(_ date: Date) -> Date {
    let low = minimum.map { max(date, $0) } ?? date
    return maximum.map { min(low, $0) } ?? low
  }

  /// A date that calendars can count with: within the years 1 to 9999, or 700 to 9999 where years begin with the Hijra.
  package func countable(_ date: Date) -> Date {
    let seconds = date.timeIntervalSinceReferenceDate
    guard seconds.isFinite else { return Date(timeIntervalSinceReferenceDate: 0) }
    let first: TimeInterval = beginsWithHijra ? -41_055_000_000 : -63_113_817_600
    return Date(timeIntervalSinceReferenceDate: min(max(seconds, first), 252_423_900_000))
  }

  private var beginsWithHijra: Bool {
    switch calendar.identifier {
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .persian: true
    default: false
    }
  }

  /// Whether some moment of a day may be chosen.
  package func allows(dayOf date: Date) -> Bool {
    let start = calendar.startOfDay(for: date)
    let next = calendar.startOfDay(
      for: calendar.date(byAdding: .day, value: 1, to: start) ?? start)
    return minimum.map { next > $0 } ?? true && maximum.map { start <= $0 } ?? true
  }

  // MARK: Parts

  /// The number of a part.
  package func value(of part: DatePart, in date: Date) -> Int {
    let date = countable(date)
    switch part {
    case .year: return calendar.component(.year, from: date)
    case .month: return calendar.component(.month, from: date)
    case .day: return calendar.component(.day, from: date)
    case .hour: return calendar.component(.hour, from: date)
    case .minute: return calendar.component(.minute, from: date)
    case .dayPeriod: return calendar.component(.hour, from: date) < 12 ? 0 : 1
    }
  }

  /// The numbers that a part can have beside the others of a date.
  package func range(of part: DatePart, in date: Date) -> ClosedRange<Int> {
    switch part {
    case .year: return 1...9999
    case .month:
      let months = months(inYearOf: date).map(\.number)
      return (months.min() ?? 1)...(months.max() ?? 12)
    case .day: return 1...days(inMonthOf: date)
    case .hour: return 0...23
    case .minute: return 0...59
    case .dayPeriod: return 0...1
    }
  }

  /// How many days the month of a date has.
  package func days(inMonthOf date: Date) -> Int {
    max(calendar.range(of: .day, in: .month, for: countable(date))?.count ?? 28, 1)
  }

  /// The months of the year of a date, with their numbers: 13 in some, and a number may be left out.
  package func months(inYearOf date: Date) -> [(number: Int, start: Date)] {
    guard let year = calendar.dateInterval(of: .year, for: countable(date)) else { return [] }
    var months: [(number: Int, start: Date)] = []
    var start = year.start
    while start < year.end, months.count < 14 {
      months.append((calendar.component(.month, from: start), start))
      guard let next = calendar.date(byAdding: .month, value: 1, to: start), next > start else {
        break
      }
      start = next
    }
    return months
  }
}
