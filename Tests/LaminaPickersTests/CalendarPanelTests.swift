import Foundation
import Lamina
import LaminaInput
import LaminaPickers
import LaminaTesting
import Testing

/// Months of days: date pickers in the graphical style, and those that open one.
@MainActor @Suite("Calendars of date pickers", .timeLimit(.minutes(5)))
struct CalendarPanelTests {
  private let rules = DateRules.utc

  private func graphical(
    _ start: String, _ components: DatePickerComponents = .date,
    in bounds: ClosedRange<Date>? = nil,
    calendar: Calendar = .utc(.gregorian), clock: ManualClock = ManualClock()
  ) -> Harness {
    let date = rules.date(start)
    return Harness(size: CGSize(width: 420, height: 420), clock: clock) {
      DateScreen(date: date, components: components, bounds: bounds)
        .datePickerStyle(.graphical).labelsHidden().place("en_GB", calendar)
    }
  }

  private func words(_ harness: Harness) -> String? { harness.text(of: "date") }

  private func days(_ harness: Harness) -> [SemanticElement] { harness.elements(role: .cell) }

  @Test("It shows the month of the date, with its days by name, the date's selected")
  func month() {
    let harness = graphical("2026-11-28 09:30")
    #expect(harness.exists("November 2026"))
    #expect(days(harness).count == 30)
    let selected = days(harness).filter { $0.semantics.isSelected == true }
    #expect(selected.map(\.semantics.label) == ["Saturday, 28 November 2026"])
  }

  @Test("A press on a day chooses it and keeps the time")
  func presses() throws {
    let harness = graphical("2026-11-28 09:30")
    let day = try #require(days(harness).first)
    harness.tap(at: CGPoint(x: day.frame.midX, y: day.frame.midY))
    #expect(words(harness) == "2026-11-01 09:30")
  }

  @Test(
    "Keys go by days, weeks, months and years, and to the ends of the week",
    arguments: [
      (Key.rightArrow, EventModifiers(), "2026-11-29"), (.leftArrow, [], "2026-11-27"),
      (.downArrow, [], "2026-12-05"), (.upArrow, [], "2026-11-21"), (.pageDown, [], "2026-12-28"),
      (.pageUp, [], "2026-10-28"), (.pageDown, .shift, "2027-11-28"),
      (.pageUp, .shift, "2025-11-28"),
      (.home, [], "2026-11-23"), (.end, [], "2026-11-29"),
    ] as [(Key, EventModifiers, String)])
  func keys(key: Key, modifiers: EventModifiers, day: String) {
    let harness = graphical("2026-11-28 09:30")
    focusDays(harness)
    harness.press(key, modifiers: modifiers)
    #expect(words(harness) == "\(day) 09:30")
  }

  /// Tab goes over the two arrows to the days.
  private func focusDays(_ harness: Harness) { for _ in 0..<3 { harness.press(.tab) } }

  @Test("Where words run from right to left, the left arrow goes on")
  func mirrored() {
    let date = rules.date("2026-11-28 09:30")
    let harness = Harness(size: CGSize(width: 420, height: 420)) {
      DateScreen(date: date, components: .date, bounds: nil).datePickerStyle(.graphical)
        .labelsHidden().place("en_GB").environment(\.layoutDirection, .rightToLeft)
    }
    focusDays(harness)
    harness.press(.leftArrow)
    #expect(words(harness) == "2026-11-29 09:30")
  }

  @Test("The last day of January and a page down is the last day of February")
  func monthEnds() {
    let harness = graphical("2026-01-31 09:30")
    focusDays(harness)
    harness.press(.pageDown)
    #expect(words(harness) == "2026-02-28 09:30")
    #expect(harness.exists("February 2026"))
  }

  @Test("Arrows above turn the month and choose nothing, a key then goes on from the date")
  func turns() {
    let harness = graphical("2026-11-28 09:30")
    harness.tap("Next Month")
    harness.tap("Next Month")
    #expect(harness.exists("January 2027"))
    #expect(words(harness) == "2026-11-28 09:30")
    harness.tap("Previous Month")
    #expect(harness.exists("December 2026"))
    #expect(days(harness).allSatisfy { $0.semantics.isSelected != true })
  }

  @Test("Days beyond the bounds are disabled, and so are the arrows to months without others")
  func bounds() {
    let harness = graphical(
      "2026-11-15 09:30", in: rules.date("2026-11-05 00:00")...rules.date("2026-11-20 00:00"))
    #expect(days(harness).filter(\.isEnabled).count == 16)
    #expect(harness.element("Next Month")?.isEnabled == false)
    #expect(harness.element("Previous Month")?.isEnabled == false)
    let day = days(harness)[27]
    harness.tap(at: CGPoint(x: day.frame.midX, y: day.frame.midY))
    #expect(words(harness) == "2026-11-15 09:30")
  }

  @Test("A disabled calendar is as faint as any other view, and its days no fainter")
  func faint() throws {
    let date = rules.date("2026-11-28 09:30")
    func shown(isDisabled: Bool) -> Harness {
      Harness(size: CGSize(width: 420, height: 420)) {
        DatePicker("Day", selection: .constant(date), displayedComponents: .date)
          .datePickerStyle(.graphical).labelsHidden().place("en_GB")
          .disabled(isDisabled).opacity(isDisabled ? 1 : 0.4)
      }
    }
    let disabled = shown(isDisabled: true)
    let selected = days(disabled).first { $0.semantics.isSelected == true }
    let day = try #require(selected).frame
    let (x, y) = (Int(day.minX) + 5, Int(day.midY))
    let faint = shown(isDisabled: false).picture()
    #expect(disabled.picture().pixel(x: x, y: y) == faint.pixel(x: x, y: y))
  }

  @Test("Keys stop at the bounds")
  func keysStop() {
    let harness = graphical(
      "2026-11-15 09:30", in: rules.date("2026-11-05 00:00")...rules.date("2026-11-20 00:00"))
    focusDays(harness)
    harness.press(.downArrow)
    #expect(words(harness) == "2026-11-20 00:00")
  }

  @Test("Today is marked")
  func today() {
    let clock = ManualClock(date: rules.date("2026-11-28 12:00"))
    let harness = graphical("2026-11-15 09:30", clock: clock)
    let marked = days(harness).filter { $0.semantics.value == "today" }
    #expect(marked.map(\.semantics.label) == ["Saturday, 28 November 2026"])
  }

  @Test("A field below it has the time")
  func time() {
    let harness = graphical("2026-11-28 09:30", [.date, .hourAndMinute])
    harness.tap("Hour")
    harness.press(.upArrow)
    #expect(words(harness) == "2026-11-28 10:30")
  }

  @Test("Months of other calendars have their own days and names")
  func otherCalendars() {
    let buddhist = graphical("2026-11-28 09:30", calendar: .utc(.buddhist))
    #expect(buddhist.elements(role: .heading).contains { $0.text.contains("2569") })
    let hebrew = graphical("2026-11-28 09:30", calendar: .utc(.hebrew))
    #expect([29, 30].contains(days(hebrew).count))
    #expect(days(hebrew).filter { $0.semantics.isSelected == true }.count == 1)
  }

  // MARK: A field that opens one

  private func compact(_ start: String, _ components: DatePickerComponents = .date) -> Harness {
    let date = rules.date(start)
    return Harness(size: CGSize(width: 520, height: 560)) {
      DateScreen(date: date, components: components, bounds: nil).place("en_GB")
    }
  }

  @Test("The button of a field opens a calendar, a chosen day closes it")
  func opens() throws {
    let harness = compact("2026-11-28 09:30")
    #expect(days(harness).isEmpty)
    harness.tap("Calendar")
    harness.advance(by: 1)
    let day = try #require(days(harness).dropFirst(9).first)
    harness.tap(at: CGPoint(x: day.frame.midX, y: day.frame.midY))
    harness.advance(by: 1)
    #expect(words(harness) == "2026-11-10 09:30")
    #expect(days(harness).isEmpty)
  }

  @Test("Opened by key, arrows choose days at once and Return closes it")
  func byKeys() {
    let harness = compact("2026-11-28 09:30")
    for _ in 0..<4 { harness.press(.tab) }
    harness.press(.space)
    harness.advance(by: 1)
    harness.press(.leftArrow)
    harness.press(.upArrow)
    harness.press(.return)
    harness.advance(by: 1)
    #expect(days(harness).isEmpty)
    #expect(words(harness) == "2026-11-20 09:30")
  }

  @Test("Escape closes it and leaves the date")
  func escapes() {
    let harness = compact("2026-11-28 09:30")
    harness.tap("Calendar")
    harness.advance(by: 1)
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(days(harness).isEmpty)
    #expect(words(harness) == "2026-11-28 09:30")
  }

  @Test("With a time it stays open, so that both can be chosen")
  func staysOpen() throws {
    let harness = compact("2026-11-28 09:30", [.date, .hourAndMinute])
    harness.tap("Calendar")
    harness.advance(by: 1)
    let day = try #require(days(harness).first)
    harness.tap(at: CGPoint(x: day.frame.midX, y: day.frame.midY))
    harness.advance(by: 1)
    #expect(!days(harness).isEmpty)
  }

  @Test("Of a time alone there is no calendar to open")
  func timeAlone() {
    #expect(!compact("2026-11-28 09:30", .hourAndMinute).exists("Calendar"))
  }
}
