import Foundation
import Lamina
import LaminaPickers
import LaminaTesting
import Testing

/// What becomes of a date when a part of it is another one.
@Suite("Parts of dates", .timeLimit(.minutes(5)))
struct DateRulesTests {
  @Test(
    "A part that is stepped beyond its end begins anew, and the larger parts stay",
    arguments: [
      ("2026-12-15 10:30", DatePart.month, 1, "2026-01-15 10:30"),
      ("2026-01-15 10:30", .month, -1, "2026-12-15 10:30"),
      ("2026-11-30 10:30", .day, 1, "2026-11-01 10:30"),
      ("2026-11-01 10:30", .day, -1, "2026-11-30 10:30"),
      ("2026-11-15 23:30", .hour, 1, "2026-11-15 00:30"),
      ("2026-11-15 00:30", .hour, -1, "2026-11-15 23:30"),
      ("2026-11-15 10:59", .minute, 1, "2026-11-15 10:00"),
      ("2026-11-15 10:00", .minute, -1, "2026-11-15 10:59"),
      ("2026-11-15 10:30", .dayPeriod, 1, "2026-11-15 22:30"),
      ("2026-11-15 22:30", .dayPeriod, 1, "2026-11-15 10:30"),
      ("2026-11-15 22:30", .dayPeriod, 2, "2026-11-15 22:30"),
      ("2026-11-15 10:30", .year, 1, "2027-11-15 10:30"),
      ("2026-11-15 10:30", .year, -1, "2025-11-15 10:30"),
    ])
  func wraps(start: String, part: DatePart, steps: Int, end: String) {
    let rules = DateRules.utc
    #expect(rules.words(rules.stepped(rules.date(start), part, by: steps)) == end)
  }

  @Test(
    "A day that a month has not becomes its last one",
    arguments: [
      ("2024-02-29 08:00", DatePart.year, 1, "2025-02-28 08:00"),
      ("2024-02-29 08:00", .year, 4, "2028-02-29 08:00"),
      ("2024-02-29 08:00", .year, -1, "2023-02-28 08:00"),
      ("2026-01-31 08:00", .month, 1, "2026-02-28 08:00"),
      ("2024-01-31 08:00", .month, 1, "2024-02-29 08:00"),
      ("2026-03-31 08:00", .month, -1, "2026-02-28 08:00"),
      ("2026-05-31 08:00", .month, 1, "2026-06-30 08:00"),
    ])
  func lastDays(start: String, part: DatePart, steps: Int, end: String) {
    let rules = DateRules.utc
    #expect(rules.words(rules.stepped(rules.date(start), part, by: steps)) == end)
  }

  @Test("The day that was asked for comes back with a month that has it")
  func wantedDay() {
    let rules = DateRules.utc
    let february = rules.stepped(rules.date("2026-01-31 08:00"), .month, by: 1)
    let march = rules.stepped(february, .month, by: 1, wantedDay: 31)
    #expect(rules.words(march) == "2026-03-31 08:00")
  }

  @Test(
    "Every day of a leap year can be stepped in each part and stays a date", arguments: [1, -1])
  func wholeYear(step: Int) {
    let rules = DateRules.utc
    var day = rules.date("2024-01-01 12:00")
    for _ in 0..<366 {
      for part in DatePart.allCases {
        let next = rules.stepped(day, part, by: step)
        #expect(next != day)
        #expect(rules.range(of: part, in: next).contains(rules.value(of: part, in: next)))
      }
      day = rules.advanced(day, .day, by: 1)
    }
    #expect(rules.words(day) == "2025-01-01 12:00")
  }

  @Test("Steps stay within the bounds")
  func bounds() {
    let open = DateRules.utc
    let rules = DateRules(
      open.calendar, minimum: open.date("2026-11-05 09:00"), maximum: open.date("2026-11-20 17:00"))
    #expect(
      rules.words(rules.stepped(rules.date("2026-11-20 12:00"), .day, by: 3)) == "2026-11-20 17:00")
    #expect(
      rules.words(rules.stepped(rules.date("2026-11-10 12:00"), .month, by: 1))
        == "2026-11-20 17:00")
    #expect(
      rules.words(rules.stepped(rules.date("2026-11-10 12:00"), .year, by: -1))
        == "2026-11-05 09:00")
  }

  @Test("A day is allowed if some moment of it is")
  func allowedDays() {
    let open = DateRules.utc
    let rules = DateRules(
      open.calendar, minimum: open.date("2026-11-05 23:59"), maximum: open.date("2026-11-20 00:00"))
    #expect(!rules.allows(dayOf: rules.date("2026-11-04 12:00")))
    #expect(rules.allows(dayOf: rules.date("2026-11-05 00:00")))
    #expect(rules.allows(dayOf: rules.date("2026-11-20 12:00")))
    #expect(!rules.allows(dayOf: rules.date("2026-11-21 00:00")))
  }

  @Test(
    "Dates beyond what calendars count do not end the program",
    arguments: [-6.3e10, 6.3e10, 1e13, -1e13, 1e18, -1e18, .infinity, .nan])
  func extremes(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let kinds: [Calendar.Identifier] = [
      .gregorian, .buddhist, .hebrew, .islamicUmmAlQura, .islamicCivil, .japanese, .persian,
      .chinese,
    ]
    for kind in kinds {
      let rules = DateRules(.utc(kind), minimum: nil, maximum: nil)
      for part in DatePart.allCases {
        let next = rules.stepped(date, part, by: 1)
        #expect(next.timeIntervalSinceReferenceDate.isFinite)
        _ = rules.stepped(date, part, by: -1)
        _ = rules.setting(part, to: 1, in: date)
      }
      #expect(MonthPage(around: date, by: rules).places.count == 42)
    }
  }
}

extension DateRules {
  /// The Gregorian calendar in the zone of Greenwich.
  static var utc: DateRules { DateRules(.utc(.gregorian), minimum: nil, maximum: nil) }

  /// The date of words such as `2026-11-28 09:30`.
  func date(_ words: String) -> Date {
    let numbers = words.split { !$0.isNumber }.compactMap { Int($0) }
    let parts = DateComponents(
      year: numbers[0], month: numbers[1], day: numbers[2],
      hour: numbers.count > 3 ? numbers[3] : 0, minute: numbers.count > 4 ? numbers[4] : 0)
    return calendar.date(from: parts) ?? .distantPast
  }

  /// The words of a date.
  func words(_ date: Date) -> String {
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return "\(parts.year ?? 0)-\(two(parts.month ?? 0))-\(two(parts.day ?? 0)) "
      + "\(two(parts.hour ?? 0)):\(two(parts.minute ?? 0))"
  }
}

extension Calendar {
  /// A calendar in the zone of Greenwich, with English words, its weeks beginning on Monday.
  static func utc(_ kind: Calendar.Identifier, zone: String = "UTC") -> Calendar {
    var calendar = Calendar(identifier: kind)
    calendar.locale = Locale(identifier: "en_GB")
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    calendar.firstWeekday = 2
    return calendar
  }
}
