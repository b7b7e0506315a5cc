public import LaminaGeometry
import Synchronization

extension EnvironmentValues {
  /// How numbers and dates are written: the process's locale, with the hours and weeks of the desktop.
  ///
  /// `Text` writes dates and formatted values in it, but for formats that name a locale themselves. One that is
  /// set says the language of words by key, too; else that is the desktop's.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? dateHabits.locale }
    set { self[LocaleKey.self] = newValue }
  }

  /// The locale that was said for a view; nil for that of the desktop.
  package var saidLocale: Locale? { self[LocaleKey.self] }

  /// How days are counted: the process's calendar, its weeks beginning as the desktop says.
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? dateHabits.calendar }
    set { self[CalendarKey.self] = newValue }
  }

  /// The zone in which times of day are written: the calendar's, or what was set.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? calendar.timeZone }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// What the desktop says of dates; nobody makes a locale of it before one is read.
  package var dateHabits: DateHabits {
    get { self[DateHabitsKey.self] }
    set { self[DateHabitsKey.self] = newValue }
  }
}

private struct LocaleKey: EnvironmentKey { static let defaultValue: Locale? = nil }
private struct TimeZoneKey: EnvironmentKey { static let defaultValue: TimeZone? = nil }
private struct CalendarKey: EnvironmentKey { static let defaultValue: Calendar? = nil }
private struct DateHabitsKey: EnvironmentKey { static let defaultValue = DateHabits() }

/// What a person's desktop says of hours and weeks; nil where it says nothing.
package nonisolated struct DateHabits: Hashable, Sendable {
  /// Whether hours go to 24.
  package var uses24Hours: Bool?
  /// The day a week begins with, 1 for Sunday.
  package var firstWeekday: Int?

  package init(uses24Hours: Bool? = nil, firstWeekday: Int? = nil) {
    self.uses24Hours = uses24Hours
    self.firstWeekday = firstWeekday
  }

  /// The process's locale with these habits.
  var locale: Locale { self == DateHabits() ? .autoupdatingCurrent : made.locale }

  /// The process's calendar with these habits.
  var calendar: Calendar { self == DateHabits() ? .autoupdatingCurrent : made.calendar }

  /// Both, made once.
  private var made: (locale: Locale, calendar: Calendar) {
    Self.known.withLock { known in
      if let made = known[self] { return made }
      let locale = applied(to: .current)
      var calendar = Calendar.current
      calendar.locale = locale
      // Kept for long: a person may travel.
      calendar.timeZone = .autoupdatingCurrent
      if let firstWeekday { calendar.firstWeekday = firstWeekday }
      known[self] = (locale, calendar)
      return (locale, calendar)
    }
  }

  private func applied(to locale: Locale) -> Locale {
    var components = Locale.Components(locale: locale)
    if let uses24Hours {
      components.hourCycle = uses24Hours ? .zeroToTwentyThree : .oneToTwelve
    }
    if let firstWeekday, Self.weekdays.indices.contains(firstWeekday - 1) {
      components.firstDayOfWeek = Self.weekdays[firstWeekday - 1]
    }
    return Locale(components: components)
  }

  private static let weekdays: [Locale.Weekday] = [
    .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
  ]
  private static let known = Mutex<[DateHabits: (locale: Locale, calendar: Calendar)]>([:])
}

/// Where words for values are written: the locale, and the zone of times of day.
nonisolated struct WordPlace {
  var locale = Locale.autoupdatingCurrent
  /// Nil for that of the machine.
  var timeZone: TimeZone?

  @MainActor init(_ element: Element) {
    locale = element.read(\.locale)
    timeZone = element.read(\.ownTimeZone)
  }

  init() {}
}

extension EnvironmentValues {
  /// The zone that was set; nil where the machine's counts, and nothing is to be made for it.
  fileprivate var ownTimeZone: TimeZone? { self[TimeZoneKey.self] ?? ownCalendar?.timeZone }
  private var ownCalendar: Calendar? { self[CalendarKey.self] }
}
