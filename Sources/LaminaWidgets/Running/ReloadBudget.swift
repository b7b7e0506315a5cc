public import Foundation

/// How often a widget's provider is asked: so many times a day, and not twice within some minutes by itself.
///
/// A day is one of the calendar, whether it has 23, 24 or 25 hours.
public nonisolated struct ReloadBudget: Equatable, Sendable {
  /// How often a day.
  public let limit: Int
  /// How many seconds lie between two times, unless the program asks.
  public let spacing: TimeInterval
  private let calendar: Calendar
  private var day: DateInterval?
  private var used = 0
  private var latest: Date?

  /// A budget; 70 times a day, five minutes apart, unless said otherwise.
  public init(limit: Int = 70, spacing: TimeInterval = 300, calendar: Calendar = .current) {
    self.limit = limit
    self.spacing = spacing
    self.calendar = calendar
  }

  /// How often it may still be asked on the day of a date.
  public func rest(at date: Date) -> Int { day?.holds(date) == true ? max(limit - used, 0) : limit }

  /// The first date from which on it may be asked again.
  ///
  /// - Parameters:
  ///   - date: when one would like to ask.
  ///   - isAsked: whether the program asks, for whom no time need have passed.
  /// - Returns: that date, or a later one.
  public func next(from date: Date, isAsked: Bool) -> Date {
    // A clock that was set back says nothing about how long ago something was.
    let spaced = isAsked ? date : max(date, min(latest ?? .distantPast, date) + spacing)
    guard rest(at: spaced) == 0, let day else { return spaced }
    return max(spaced, day.end)
  }

  /// Notes that it was asked.
  public mutating func use(at date: Date) {
    if day?.holds(date) != true {
      day = calendar.dateInterval(of: .day, for: date)
      used = 0
    }
    used += 1
    latest = date
  }
}

nonisolated extension DateInterval {
  /// The end of one day is the start of the next.
  fileprivate func holds(_ date: Date) -> Bool { start <= date && date < end }
}
