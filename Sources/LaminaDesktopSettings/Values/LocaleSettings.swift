import Glibc

/// How the process's locale writes times, and begins weeks.
struct LocaleSettings: Sendable {
  var uses24Hours: Bool?
  var firstWeekday: Int?

  /// Nothing known.
  init() {}

  /// What the environment's locale says; nothing where it is not installed.
  static var current: LocaleSettings {
    var settings = LocaleSettings()
    guard let locale = newlocale(Int32(1 << LC_TIME), "", nil) else { return settings }
    defer { freelocale(locale) }
    settings.uses24Hours = nl_langinfo_l(nl_item(timeFormat), locale).map { format in
      strstr(format, "%p") == nil && strstr(format, "%r") == nil && strstr(format, "%I") == nil
    }
    let day = nl_langinfo_l(nl_item(weekStart), locale).map { Int(UInt8(bitPattern: $0[0])) }
    settings.firstWeekday = day.flatMap { (1...7).contains($0) ? $0 : nil }
    return settings
  }

  // T_FMT and _NL_TIME_FIRST_WEEKDAY of <langinfo.h>, which Swift does not see.
  private static let timeFormat = 0x2002A, weekStart = 0x20068
}
