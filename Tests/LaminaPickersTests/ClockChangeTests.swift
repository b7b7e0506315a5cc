import Foundation
import Lamina
import LaminaPickers
import Testing

/// Hours that clocks leave out, and those that come twice.
@Suite("Changes of the clocks", .timeLimit(.minutes(5)))
struct ClockChangeTests {
  /// At 02:00 on 29 March 2026 clocks go on to 03:00, at 03:00 on 25 October back to 02:00.
  private let berlin = DateRules(
    .utc(.gregorian, zone: "Europe/Berlin"), minimum: nil, maximum: nil)

  @Test("An hour that is left out is passed over in both directions")
  func gap() {
    let up = berlin.stepped(berlin.date("2026-03-29 01:30"), .hour, by: 1)
    #expect(berlin.words(up) == "2026-03-29 03:30")
    let down = berlin.stepped(up, .hour, by: -1)
    #expect(berlin.words(down) == "2026-03-29 01:30")
  }

  @Test(
    "The hours of each day of a change can all be passed and come back to the first",
    arguments: [
      "2026-03-29", "2026-10-25",
    ])
  func round(day: String) {
    for step in [1, -1] {
      let start = berlin.date("\(day) 12:15")
      var date = start
      var hours: Set<Int> = []
      for _ in 0..<25 {
        date = berlin.stepped(date, .hour, by: step)
        hours.insert(berlin.value(of: .hour, in: date))
        #expect(berlin.calendar.isDate(date, inSameDayAs: start))
      }
      #expect(hours.count >= 23, "\(hours.sorted())")
    }
  }

  @Test("Minutes of the second of two same hours stay in it")
  func doubledHour() {
    let first = berlin.date("2026-10-25 02:30")
    let second = first.addingTimeInterval(3_600)
    #expect(berlin.words(second) == "2026-10-25 02:30")
    let next = berlin.stepped(second, .minute, by: 1)
    #expect(next == second.addingTimeInterval(60))
    #expect(berlin.setting(.minute, to: 0, in: second) == second.addingTimeInterval(-1_800))
  }

  @Test(
    "A day on which the time does not exist has the one after it, and the next day has it again")
  func dayOfGap() {
    let day = berlin.stepped(berlin.date("2026-03-28 02:30"), .day, by: 1)
    #expect(berlin.calendar.isDate(day, inSameDayAs: berlin.date("2026-03-29 12:00")))
    #expect(berlin.words(day) == "2026-03-29 03:30")
  }

  @Test("A day keeps its time over a change of the clocks")
  func acrossDays() {
    let moved = berlin.moved(
      berlin.date("2026-10-24 09:15"), toDayOf: berlin.date("2026-10-26 20:00"))
    #expect(berlin.words(moved) == "2026-10-26 09:15")
  }

  @Test("Where midnight itself is left out, the days of the month are all there")
  func midnight() {
    // In Beirut clocks went on at midnight in most years.
    let rules = DateRules(.utc(.gregorian, zone: "Asia/Beirut"), minimum: nil, maximum: nil)
    let page = MonthPage(around: rules.date("2022-03-15 12:00"), by: rules)
    let days = page.places.compactMap { $0 }
    #expect(days.map(\.number) == Array(1...31))
    #expect(Set(days.map { rules.calendar.component(.day, from: $0.date) }).count == 31)
  }

  @Test("Half hours of a zone are minutes like others")
  func halfHours() {
    let rules = DateRules(.utc(.gregorian, zone: "Asia/Kolkata"), minimum: nil, maximum: nil)
    let next = rules.stepped(rules.date("2026-11-28 10:45"), .minute, by: 20)
    #expect(rules.words(next) == "2026-11-28 10:05")
  }
}
