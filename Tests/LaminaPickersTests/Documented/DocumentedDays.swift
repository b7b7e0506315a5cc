import Foundation
import Lamina
import LaminaPickers
import LaminaTesting
import Testing

/// What the documentation promises of pickers of several days.
@MainActor @Suite("Documented: pickers of several days", .timeLimit(.minutes(5)))
struct DocumentedDaysTests {
  private enum Bounds { case none, range, from, upTo }

  private struct Screen: View {
    @State var days: Set<DateComponents> = []
    var bounds = Bounds.none
    private let first = DateRules.utc.date("2026-11-10 00:00")
    private let end = DateRules.utc.date("2026-11-20 00:00")

    var body: some View {
      VStack {
        switch bounds {
        case .none: MultiDatePicker("Dates", selection: $days)
        case .range: MultiDatePicker("Dates", selection: $days, in: first..<end)
        case .from: MultiDatePicker("Dates", selection: $days, in: first...)
        case .upTo: MultiDatePicker("Dates", selection: $days, in: ..<end)
        }
        Text(days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
          .accessibilityIdentifier("days")
      }
    }
  }

  private func shown(_ screen: Screen) -> Harness {
    let clock = ManualClock(date: DateRules.utc.date("2026-11-15 12:00"))
    return Harness(size: CGSize(width: 460, height: 420), clock: clock) {
      screen.place("en_GB")
    }
  }

  private func press(_ day: Int, _ harness: Harness) {
    guard let frame = harness.elements(role: .cell).dropFirst(day - 1).first?.frame else {
      Issue.record("no day \(day)")
      return
    }
    harness.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private func enabled(_ harness: Harness) -> [Int] {
    let cells = harness.elements(role: .cell)
    return cells.indices.filter { cells[$0].isEnabled }.map { $0 + 1 }
  }

  @Test("A press selects a day, and several may be selected")
  func selects() {
    let harness = shown(Screen())
    press(3, harness)
    press(17, harness)
    #expect(harness.text(of: "days") == "3 17")
  }

  @Test("A press on a day that is selected takes it out of the selection")
  func deselects() {
    let harness = shown(Screen(days: [DateComponents(year: 2026, month: 11, day: 3)]))
    #expect(harness.text(of: "days") == "3")
    press(3, harness)
    #expect(harness.text(of: "days") == "")
  }

  @Test("The days of the selection are marked in the month")
  func marks() {
    let harness = shown(Screen(days: [DateComponents(year: 2026, month: 11, day: 3)]))
    let cells = harness.elements(role: .cell)
    #expect(cells.indices.filter { cells[$0].semantics.isSelected == true } == [2])
  }

  @Test("A range bounds the days to select, its end not included")
  func range() {
    #expect(enabled(shown(Screen(bounds: .range))) == Array(10...19))
  }

  @Test("A range without an end bounds its beginning alone")
  func from() { #expect(enabled(shown(Screen(bounds: .from))) == Array(10...30)) }

  @Test("A range without a beginning bounds its end alone, which is not included")
  func upTo() { #expect(enabled(shown(Screen(bounds: .upTo))) == Array(1...19)) }

  @Test("A day beyond the range cannot be selected")
  func beyond() {
    let harness = shown(Screen(bounds: .range))
    press(25, harness)
    press(12, harness)
    #expect(harness.text(of: "days") == "12")
  }
}
