import Glibc

/// How the process's locale writes times, and begins weeks.
struct LocaleSettings: Sendable {
  private var uses24Hours: Bool?
  private var firstWeekday: Int?

  /// Nothing known.
  init() {}

  /// What the environment's locale says; nothing where it is not installed.
  static var current: LocaleSettings {
    var settings = LocaleSettings()
    guard let locale = newlocale(Int32(1 << LC_TIME), "", nil) else { return settings }
    defer { freelocale(locale) }
    guard isSomebodys(locale) else { return settings }
    settings.uses24Hours = nl_langinfo_l(nl_item(timeFormat), locale).map { format in
      strstr(format, "%p") == nil && strstr(format, "%r") == nil && strstr(format, "%I") == nil
    }
    settings.firstWeekday = firstWeekday(of: locale)
    return settings
  }

  /// Whether somebody chose it: "C" is what there is where nobody did.
  private static func isSomebodys(_ locale: locale_t) -> Bool {
    guard let text = nl_langinfo_l(nl_item(name), locale) else { return false }
    let name = String(cString: text)
    return !name.isEmpty && name != "C" && name != "POSIX" && !name.hasPrefix("C.")
  }

  /// The locale counts from a day that is a Sunday or, where it names 1 December 1997, a Monday.
  private static func firstWeekday(of locale: locale_t) -> Int? {
    let base = Int(bitPattern: nl_langinfo_l(nl_item(weekBase), locale))
    guard let text = nl_langinfo_l(nl_item(weekStart), locale) else { return nil }
    let day = Int(UInt8(bitPattern: text[0]))
    guard (1...7).contains(day) else { return nil }
    return base == 19_971_201 ? day % 7 + 1 : day
  }

  /// Says what it knows.
  func apply(to settings: inout DesktopSettings) {
    (settings.uses24Hours, settings.firstWeekday) = (uses24Hours, firstWeekday)
    if uses24Hours != nil { settings.origins.byPart[.uses24Hours] = .locale }
    if firstWeekday != nil { settings.origins.byPart[.firstWeekday] = .locale }
  }

  // T_FMT, _NL_TIME_FIRST_WEEKDAY, _NL_TIME_WEEK_1STDAY and _NL_LOCALE_NAME (LC_TIME) of <langinfo.h>,
  // which Swift does not see.
  private static let timeFormat = 0x2002A, weekStart = 0x20068, weekBase = 0x20066, name = 0x2FFFF
}
