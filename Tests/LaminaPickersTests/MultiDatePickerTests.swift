import Foundation
import Lamina
import LaminaPickers
import LaminaTesting
import Testing

/// Any number of days.
@MainActor @Suite("Pickers of many days", .timeLimit(.minutes(5)))
struct MultiDatePickerTests {
  private let rules = DateRules.utc

  private struct Screen: View {
    @State var days: Set<DateComponents> = []
    var bounds: Range<Date>?

    var body: some View {
      VStack {
        if let bounds {
          MultiDatePicker("Days", selection: $days, in: bounds)
        } else {
          MultiDatePicker("Days", selection: $days)
        }
        Text(days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
          .accessibilityIdentifier("days")
        Text("\(days.first?.calendar?.identifier == .gregorian && days.first?.era == 1)")
          .accessibilityIdentifier("calendar")
      }
    }
  }

  private func shown(_ screen: Screen = Screen()) -> Harness {
    let clock = ManualClock(date: rules.date("2026-11-10 12:00"))
    return Harness(size: CGSize(width: 420, height: 420), clock: clock) {
      screen.labelsHidden().place("en_GB")
    }
  }

  private func press(_ harness: Harness, _ day: Int) {
    let cells = harness.elements(role: .cell)
    guard cells.indices.contains(day - 1) else {
      Issue.record("no day \(day)")
      return
    }
    harness.tap(at: CGPoint(x: cells[day - 1].frame.midX, y: cells[day - 1].frame.midY))
  }

  @Test("A press takes a day in, another takes it out")
  func presses() {
    let harness = shown()
    for day in [5, 12, 20] { press(harness, day) }
    #expect(harness.text(of: "days") == "5 12 20")
    press(harness, 12)
    #expect(harness.text(of: "days") == "5 20")
    #expect(harness.elements(role: .cell).filter { $0.semantics.isSelected == true }.count == 2)
  }

  @Test("Days are components with their calendar and era")
  func components() {
    let harness = shown()
    press(harness, 5)
    #expect(harness.text(of: "calendar") == "true")
  }

  @Test("Days that were chosen with fewer components are found, and taken out whole")
  func fewComponents() {
    let harness = shown(Screen(days: [DateComponents(year: 2026, month: 11, day: 7)]))
    #expect(harness.elements(role: .cell)[6].semantics.isSelected == true)
    press(harness, 7)
    #expect(harness.text(of: "days") == "")
  }

  @Test("Days that were chosen in another time zone are the same days here")
  func otherZone() {
    let auckland = Calendar.utc(.gregorian, zone: "Pacific/Auckland")
    let there = auckland.dateComponents(
      [.calendar, .timeZone, .era, .year, .month, .day], from: rules.date("2026-11-06 18:00"))
    #expect(there.day == 7)
    let harness = shown(Screen(days: [there]))
    #expect(harness.elements(role: .cell)[6].semantics.isSelected == true)
    press(harness, 7)
    #expect(harness.text(of: "days") == "")
  }

  @Test("The end of a range is not included")
  func bounds() {
    let range = rules.date("2026-11-05 00:00")..<rules.date("2026-11-20 00:00")
    let harness = shown(Screen(bounds: range))
    #expect(harness.elements(role: .cell).filter(\.isEnabled).count == 15)
    press(harness, 20)
    press(harness, 19)
    #expect(harness.text(of: "days") == "19")
  }

  @Test("Arrow keys move over the days and choose none; Space does")
  func keys() {
    let harness = shown()
    for _ in 0..<3 { harness.press(.tab) }
    harness.press(.rightArrow)
    harness.press(.downArrow)
    #expect(harness.text(of: "days") == "")
    harness.press(.space)
    #expect(harness.text(of: "days") == "18")
    harness.press(.leftArrow)
    harness.press(.space)
    #expect(harness.text(of: "days") == "17 18")
  }

  @Test("Keys go on into the next month, which is shown")
  func turns() {
    let harness = shown()
    for _ in 0..<3 { harness.press(.tab) }
    harness.press(.pageDown)
    #expect(harness.exists("December 2026"))
    harness.press(.space)
    #expect(harness.text(of: "days") == "10")
  }
}
