package import LaminaGeometry

/// The days of a month in weeks, as a calendar on a wall shows them.
///
/// ```
///  M  T  W  T  F  S  S        first weekday: the calendar's
///                    1
///  2  3  4  5  6  7  8        six weeks in each month, so that nothing moves when it is turned
/// ```
package nonisolated struct MonthPage: Hashable, Sendable {
  /// A day of the month.
  package struct Day: Hashable, Sendable {
    package let number: Int
    /// Its first moment.
    package let date: Date
    /// Whether it may be chosen.
    package let isAllowed: Bool
  }

  /// The first moment of the month.
  package let start: Date
  /// 42 places: nil before the first day and after the last.
  package let places: [Day?]

  /// The month in which a date lies.
  package init(around date: Date, by rules: DateRules) {
    let calendar = rules.calendar
    let date = rules.countable(date)
    let start = calendar.startOfDay(
      for: calendar.dateInterval(of: .month, for: date)?.start ?? date)
    self.start = start
    let weekday = calendar.component(.weekday, from: start)
    let lead = ((weekday - calendar.firstWeekday) % 7 + 7) % 7
    let count = rules.days(inMonthOf: start)
    places = (0..<42).map { place in
      let number = place - lead + 1
      guard (1...count).contains(number) else { return nil }
      // Where clocks leave out the first hour of the month, its days do not all begin at that time.
      let day = calendar.startOfDay(for: rules.advanced(start, .day, by: number - 1))
      return Day(number: number, date: day, isAllowed: rules.allows(dayOf: day))
    }
  }

  /// The weeks, each of seven places.
  package var weeks: [[Day?]] {
    stride(from: 0, to: 42, by: 7).map { Array(places[$0..<$0 + 7]) }
  }
}
