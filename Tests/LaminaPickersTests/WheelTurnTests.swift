import Foundation
import Lamina
import LaminaPickers
import LaminaTesting
import Testing

/// The rows of the columns of a date.
@MainActor @Suite("Rows of date wheels", .timeLimit(.minutes(5)))
struct WheelTurnTests {
  private let utc = DateRules.utc

  private func numbers(
    _ part: DatePart, _ date: String, from minimum: String? = nil, through maximum: String? = nil
  ) -> [Int?] {
    let rules = DateRules(
      utc.calendar, minimum: minimum.map(utc.date), maximum: maximum.map(utc.date))
    return WheelTurn(part: part, rules: rules).dates(around: utc.date(date)).map {
      $0.map { rules.value(of: part, in: $0) }
    }
  }

  @Test("A column goes around its ends")
  func around() {
    #expect(numbers(.day, "2026-11-15 09:30") == [13, 14, 15, 16, 17])
    #expect(numbers(.month, "2026-12-15 09:30") == [10, 11, 12, 1, 2])
  }

  @Test("Beyond a bound there are no rows")
  func bounds() {
    #expect(
      numbers(.day, "2026-11-15 09:30", through: "2026-11-15 23:00") == [13, 14, 15, nil, nil])
    #expect(
      numbers(.day, "2026-11-15 09:30", from: "2026-11-14 12:00") == [nil, 14, 15, 16, 17])
    #expect(
      numbers(.hour, "2026-11-15 14:30", from: "2026-11-15 14:10", through: "2026-11-15 15:00")
        == [nil, nil, 14, 15, nil])
  }

  @Test("The halves of a day have two rows, the one before noon above")
  func halves() {
    #expect(numbers(.dayPeriod, "2026-11-15 09:30") == [nil, nil, 0, 1, nil])
    #expect(numbers(.dayPeriod, "2026-11-15 21:30") == [nil, 0, 1, nil, nil])
  }

  @Test("Turned on, a wheel of halves stays at its end")
  func ends() {
    let date = utc.date("2026-11-15 09:30")
    let harness = Harness(size: CGSize(width: 420, height: 220)) {
      DateScreen(date: date, components: .hourAndMinute, bounds: nil)
        .datePickerStyle(.wheel).labelsHidden().place("en_US")
    }
    for _ in 0..<3 { harness.press(.tab) }
    harness.press(.upArrow)
    #expect(harness.text(of: "date") == "2026-11-15 09:30")
    for _ in 0..<2 { harness.press(.downArrow) }
    #expect(harness.text(of: "date") == "2026-11-15 21:30")
    harness.press(.upArrow)
    #expect(harness.text(of: "date") == "2026-11-15 09:30")
  }
}
