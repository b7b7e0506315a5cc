package import LaminaGeometry
import Foundation

/// Writes dates in formats of a locale: a formatter is made once, when it is first asked for.
@MainActor
package struct DateWords {
  private struct Key: Hashable {
    let format: String
    let locale: String
    let calendar: Calendar.Identifier
    let zone: TimeZone
  }

  private struct TemplateKey: Hashable {
    let template: String
    let locale: String
    let calendar: Calendar.Identifier
  }

  private static var made: [Key: DateFormatter] = [:]
  /// The formats of templates: to work one out takes longer than to write a date.
  private static var formats: [TemplateKey: String] = [:]
  private let locale: Locale
  private let calendar: Calendar

  package init(_ locale: Locale, _ calendar: Calendar) {
    self.locale = locale
    self.calendar = calendar
  }

  /// A date in a format of `DateFormatter`.
  package func text(_ date: Date, _ format: String) -> String {
    formatter(format).string(from: date)
  }

  /// A date with the parts of a template, as the locale writes these.
  package func text(_ date: Date, template: String) -> String {
    text(date, format(of: template))
  }

  private func format(of template: String) -> String {
    let key = TemplateKey(
      template: template, locale: locale.identifier, calendar: calendar.identifier)
    if let known = Self.formats[key] { return known }
    let format = DateFormatter.dateFormat(
      fromTemplate: template, options: 0, locale: locale.counting(in: calendar))
    if Self.formats.count > 60 { Self.formats = [:] }
    Self.formats[key] = format ?? "y-MM-dd"
    return format ?? "y-MM-dd"
  }

  /// The days of the week as one or two letters, the first one of the calendar's week first.
  package var weekdays: [String] {
    let formatter = formatter("ccccc")
    let names: [String] = formatter.veryShortStandaloneWeekdaySymbols
    guard names.count == 7 else { return ["S", "M", "T", "W", "T", "F", "S"] }
    let first = (calendar.firstWeekday - 1 + 7) % 7
    return (0..<7).map { names[($0 + first) % 7] }
  }

  private func formatter(_ format: String) -> DateFormatter {
    let key = Key(
      format: format, locale: locale.identifier, calendar: calendar.identifier,
      zone: calendar.timeZone)
    if let known = Self.made[key] { return known }
    let formatter = DateFormatter()
    formatter.locale = locale.counting(in: calendar)
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = format
    // Few formats are in use at a time; whoever goes through many locales does not keep them all.
    if Self.made.count > 60 { Self.made = [:] }
    Self.made[key] = formatter
    return formatter
  }
}
