import Foundation

/// Sizes and dates of files as a person reads them.
nonisolated enum FileWords {
  /// *12 bytes*, *3.4 kB*, *120 MB*: with units of a thousand, as disks are sold.
  static func size(_ bytes: Int64) -> String {
    guard bytes >= 1000 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    var (value, unit) = (Double(bytes) / 1000, 0)
    let units = ["kB", "MB", "GB", "TB", "PB"]
    while value >= 999.5, unit + 1 < units.count { (value, unit) = (value / 1000, unit + 1) }
    let digits = value < 9.95 ? 1 : 0
    return value.formatted(.number.precision(.fractionLength(0...digits))) + " " + units[unit]
  }

  /// The day and the time; nothing for a file that says none.
  static func date(_ seconds: TimeInterval, locale: Locale, timeZone: TimeZone) -> String {
    guard seconds != 0 else { return "" }
    var style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)
    style.timeZone = timeZone
    return Date(timeIntervalSince1970: seconds).formatted(style)
  }
}
