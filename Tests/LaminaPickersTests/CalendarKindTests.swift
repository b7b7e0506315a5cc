import Foundation
import Lamina
import LaminaPickers
import Testing

/// Other calendars than the Gregorian one.
@Suite("Calendars", .timeLimit(.minutes(5)))
struct CalendarKindTests {
  private func rules(_ kind: Calendar.Identifier) -> DateRules {
    DateRules(.utc(kind), minimum: nil, maximum: nil)
  }

  @Test("The Buddhist year is 543 ahead, its months are the Gregorian ones")
  func buddhist() {
    let rules = rules(.buddhist)
    let date = DateRules.utc.date("2024-02-29 10:00")
    #expect(rules.value(of: .year, in: date) == 2567)
    let next = rules.stepped(date, .year, by: 1)
    #expect(DateRules.utc.words(next) == "2025-02-28 10:00")
    #expect(rules.value(of: .year, in: next) == 2568)
  }

  @Test(
    "A Hebrew leap year has 13 months, another one 12, and a month more or less leaves the year alone"
  )
  func hebrew() {
    let rules = rules(.hebrew)
    // 5784 is a leap year, 5785 is none.
    let leap = DateRules.utc.date("2024-03-15 10:00")
    let plain = DateRules.utc.date("2025-03-15 10:00")
    #expect(rules.months(inYearOf: leap).count == 13)
    #expect(rules.months(inYearOf: plain).count == 12)
    for start in [leap, plain] {
      let year = rules.value(of: .year, in: start)
      var (date, months) = (start, Set<Int>())
      for _ in rules.months(inYearOf: start) {
        date = rules.stepped(date, .month, by: 1)
        months.insert(rules.value(of: .month, in: date))
        #expect(rules.value(of: .year, in: date) == year)
      }
      #expect(months.count == rules.months(inYearOf: start).count)
    }
  }

  @Test("Islamic months have 29 or 30 days, and the last day of one is not carried over")
  func islamic() {
    let rules = rules(.islamicUmmAlQura)
    var date = DateRules.utc.date("2026-01-15 10:00")
    for _ in 0..<24 {
      let days = rules.days(inMonthOf: date)
      #expect([29, 30].contains(days))
      let last = rules.setting(.day, to: days, in: date)
      let next = rules.stepped(last, .month, by: 1)
      #expect(rules.value(of: .day, in: next) <= rules.days(inMonthOf: next))
      #expect(rules.value(of: .day, in: next) >= 29)
      date = next
    }
  }

  @Test(
    "A month has all its days, each once, in weeks that begin where the calendar says",
    arguments: [
      Calendar.Identifier.gregorian, .buddhist, .hebrew, .islamicUmmAlQura, .islamicCivil, .persian,
      .japanese,
    ])
  func pages(kind: Calendar.Identifier) {
    let rules = rules(kind)
    var date = DateRules.utc.date("2026-01-15 10:00")
    for _ in 0..<26 {
      let page = MonthPage(around: date, by: rules)
      let days = page.places.compactMap { $0 }
      #expect(days.map(\.number) == Array(1...rules.days(inMonthOf: date)))
      for (place, day) in page.places.enumerated() {
        guard let day else { continue }
        let weekday = rules.calendar.component(.weekday, from: day.date)
        #expect((weekday - 2 + 7) % 7 == place % 7)
      }
      date = rules.advanced(date, .month, by: 1)
    }
  }

  @Test("The first day of the week is the calendar's", arguments: [(1, 6), (2, 5), (7, 0)])
  func firstWeekday(first: Int, lead: Int) {
    // 1 August 2026 is a Saturday.
    var calendar = Calendar.utc(.gregorian)
    calendar.firstWeekday = first
    let rules = DateRules(calendar, minimum: nil, maximum: nil)
    let page = MonthPage(around: rules.date("2026-08-10 12:00"), by: rules)
    #expect(page.places.firstIndex { $0 != nil } == lead)
  }

  @Test(
    "The names of weekdays begin with the first one", arguments: [(1, "S"), (2, "M"), (7, "S")])
  @MainActor func weekdayNames(first: Int, name: String) {
    var calendar = Calendar.utc(.gregorian)
    calendar.firstWeekday = first
    let names = DateWords(Locale(identifier: "en_US"), calendar).weekdays
    #expect(names.count == 7)
    #expect(names.first == name)
  }

  @Test(
    "Locales say in which order parts stand, and whether hours go to 12",
    arguments: [
      ("en_US", [DatePart.month, .day, .year], true), ("en_GB", [.day, .month, .year], false),
      ("de_DE", [.day, .month, .year], false), ("ja_JP", [.year, .month, .day], false),
      ("sv_SE", [.year, .month, .day], false), ("ar_EG", [.day, .month, .year], true),
    ])
  func orders(locale: String, parts: [DatePart], usesTwelveHours: Bool) {
    let place = Locale(identifier: locale)
    let date = DatePattern.date(in: place, .utc(.gregorian))
    let order = date.pieces.compactMap { piece -> DatePart? in
      if case .part(let part, _) = piece { part } else { nil }
    }
    #expect(order == parts)
    #expect(DatePattern.time(in: place, .utc(.gregorian)).usesTwelveHours == usesTwelveHours)
  }

  @Test("Dates in numbers stand from left to right, but where their locale says otherwise")
  func directions() {
    func runs(_ locale: String) -> [Int] {
      DatePattern.date(in: Locale(identifier: locale), .utc(.gregorian)).runs.map(\.count)
    }
    #expect(runs("de_DE") == [5])
    #expect(runs("ar_EG") == [1, 1, 1, 1, 1])
  }

  @Test("Hours and minutes stand from left to right, with the half of the day beside them")
  func runsOfTimes() {
    let time = DatePattern.time(in: Locale(identifier: "en_US"), .utc(.gregorian))
    #expect(time.runs.map(\.count) == [3, 1, 1])
    #expect(time.runs.flatMap { $0 } == time.pieces)
  }

  @Test("Days begin with their first moment, also where clocks leave out the first hour of a month")
  func missingMidnight() {
    // At 00:00 on 1 October 2023 clocks go on to 01:00.
    let calendar = Calendar.utc(.gregorian, zone: "America/Asuncion")
    let all = DateRules(calendar, minimum: nil, maximum: nil)
    let minimum = all.date("2023-10-02 00:30")
    let rules = DateRules(calendar, minimum: minimum, maximum: nil)
    let days = MonthPage(around: all.date("2023-10-15 12:00"), by: rules).places.compactMap { $0 }
    #expect(days.map(\.number) == Array(1...31))
    #expect(days.allSatisfy { $0.date == calendar.startOfDay(for: $0.date) })
    #expect(days.map { calendar.component(.day, from: $0.date) } == Array(1...31))
    #expect(days.prefix(2).map(\.isAllowed) == [false, true])
    let first = all.date("2023-10-01 12:00")
    let moved = days.map { all.moved(first, toDayOf: $0.date) }
    #expect(moved.map { all.value(of: .day, in: $0) } == Array(1...31))
    #expect(moved.allSatisfy { all.value(of: .hour, in: $0) == 12 })
  }
}
