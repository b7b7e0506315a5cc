import Foundation
import Lamina
import LaminaPickers
import Testing

/// Digits in the parts of a date.
@Suite("Typed dates", .timeLimit(.minutes(5)))
struct SegmentTypingTests {
  private let rules = DateRules.utc

  /// Types digits into parts of a date, in order.
  private func typed(
    _ start: String, _ parts: [(DatePart, String)], twelve: Bool = false
  ) -> String {
    var typing = SegmentTyping()
    var date = rules.date(start)
    for (part, digits) in parts {
      for digit in digits.compactMap(\.wholeNumberValue) {
        let result = typing.type(digit, into: part, of: date, by: rules, usesTwelveHours: twelve)
        date = result.date ?? date
        if result.isComplete { typing.end() }
      }
      date = typing.finish(from: date, by: rules) ?? date
    }
    return rules.words(date)
  }

  @Test(
    "Digits fill a part",
    arguments: [
      (DatePart.day, "7", "2026-11-07 10:30"), (.day, "07", "2026-11-07 10:30"),
      (.day, "23", "2026-11-23 10:30"), (.month, "2", "2026-02-15 10:30"),
      (.month, "12", "2026-12-15 10:30"), (.year, "1999", "1999-11-15 10:30"),
      (.hour, "9", "2026-11-15 09:30"), (.hour, "23", "2026-11-15 23:30"),
      (.hour, "00", "2026-11-15 00:30"), (.minute, "5", "2026-11-15 10:05"),
      (.minute, "59", "2026-11-15 10:59"),
    ])
  func fills(part: DatePart, digits: String, end: String) {
    #expect(typed("2026-11-15 10:30", [(part, digits)]) == end)
  }

  @Test(
    "29 February is typed in any order, from a year that is none of leaps",
    arguments: [
      [(DatePart.day, "29"), (.month, "02"), (.year, "2024")],
      [(.month, "02"), (.day, "29"), (.year, "2024")],
      [(.year, "2024"), (.month, "02"), (.day, "29")],
      [(.month, "2"), (.year, "2024"), (.day, "29")],
    ])
  func leapDay(parts: [(DatePart, String)]) {
    #expect(typed("2026-11-15 10:30", parts) == "2024-02-29 10:30")
  }

  @Test("31 is typed before the month that has it")
  func dayBeforeMonth() {
    #expect(typed("2026-02-10 10:30", [(.day, "31"), (.month, "03")]) == "2026-03-31 10:30")
  }

  @Test("A year waits for its digits, so that half of one does not move the day")
  func year() {
    #expect(typed("2024-02-29 10:30", [(.year, "2028")]) == "2028-02-29 10:30")
  }

  @Test("A year of two digits is one of this century", arguments: [("26", "2026"), ("5", "2005")])
  func shortYear(digits: String, year: String) {
    #expect(typed("2010-11-15 10:30", [(.year, digits)]).hasPrefix(year))
  }

  @Test("A number that a part cannot have begins anew with its last digit")
  func beyond() {
    #expect(typed("2026-11-15 10:30", [(.month, "19")]) == "2026-09-15 10:30")
    #expect(typed("2026-11-15 10:30", [(.hour, "29")]) == "2026-11-15 09:30")
  }

  @Test("A month of nothing and a day of nothing wait for another digit")
  func zero() {
    #expect(typed("2026-11-15 10:30", [(.month, "0")]) == "2026-11-15 10:30")
    #expect(typed("2026-11-15 10:30", [(.day, "0")]) == "2026-11-15 10:30")
  }

  @Test(
    "Hours to 12 keep the half of the day",
    arguments: [
      ("10:30", "5", "05:30"), ("22:30", "5", "17:30"), ("10:30", "12", "00:30"),
      ("22:30", "12", "12:30"),
    ])
  func twelveHours(before: String, digits: String, after: String) {
    #expect(
      typed("2026-11-15 \(before)", [(.hour, digits)], twelve: true) == "2026-11-15 \(after)")
  }

  @Test(
    "Which digit ends a part",
    arguments: [
      (DatePart.day, 3, false), (.day, 4, true), (.month, 1, false), (.month, 2, true),
      (.hour, 2, false), (.hour, 3, true), (.minute, 5, false), (.minute, 6, true),
      (.year, 2, false),
    ])
  func completes(part: DatePart, digit: Int, isComplete: Bool) {
    var typing = SegmentTyping()
    let result = typing.type(
      digit, into: part, of: rules.date("2026-11-15 10:30"), by: rules, usesTwelveHours: false)
    #expect(result.isComplete == isComplete)
  }

  @Test("The last digit can be taken back")
  func takesBack() {
    var typing = SegmentTyping()
    let date = rules.date("2026-11-15 10:30")
    _ = typing.type(2, into: .year, of: date, by: rules, usesTwelveHours: false)
    let (first, second) = (typing.takeBack(from: date), typing.takeBack(from: date))
    #expect(first == date && second == nil)
    let left = typing.finish(from: date, by: rules)
    #expect(left == nil)
  }

  @Test("A digit that is taken back takes the day that it made with it")
  func takesBackDate() {
    var typing = SegmentTyping()
    let date = rules.date("2026-11-15 10:30")
    let typed = typing.type(3, into: .day, of: date, by: rules, usesTwelveHours: false).date
    #expect(typed.map(rules.words) == "2026-11-03 10:30")
    let former = typing.takeBack(from: typed ?? date)
    #expect(former == date)
    #expect(typing.wantedDay == nil)
  }

  @Test("Digits go on from a date that has become another one meanwhile")
  func otherDate() {
    var typing = SegmentTyping()
    let other = rules.date("2030-05-20 08:00")
    _ = typing.type(
      1, into: .month, of: rules.date("2026-11-15 10:30"), by: rules, usesTwelveHours: false)
    let next = typing.type(2, into: .month, of: other, by: rules, usesTwelveHours: false).date
    #expect(next.map(rules.words) == "2030-12-20 08:00")
    typing.end()
    _ = typing.type(3, into: .year, of: other, by: rules, usesTwelveHours: false)
    let year = typing.finish(from: rules.date("1999-02-03 08:00"), by: rules)
    #expect(year.map(rules.words) == "1903-02-03 08:00")
  }
}
