import Foundation
import Lamina
import LaminaPickers
import LaminaTesting
import Testing

/// What the documentation promises of date pickers: parts, ranges, styles, and what is around them.
@MainActor @Suite("Documented: date pickers", .timeLimit(.minutes(5)))
struct DocumentedDatesTests {
  private let rules = DateRules.utc

  private func shown(
    _ start: String = "2026-11-15 09:30", _ components: DatePickerComponents = .date,
    in bounds: ClosedRange<Date>? = nil, locale: String = "en_GB",
    _ style: some DatePickerStyle = FieldDatePickerStyle()
  ) -> Harness {
    let date = rules.date(start)
    let clock = ManualClock(date: rules.date("2026-11-10 12:00"))
    return Harness(size: CGSize(width: 460, height: 480), clock: clock) {
      DateScreen(date: date, components: components, bounds: bounds)
        .datePickerStyle(style).place(locale)
    }
  }

  private func words(_ harness: Harness) -> String? { harness.text(of: "date") }

  private func parts(_ harness: Harness) -> [String?] {
    harness.elements(role: .stepper).map(\.label)
  }

  private func days(_ harness: Harness) -> [SemanticElement] { harness.elements(role: .cell) }

  // MARK: Components

  @Test("By default a picker shows date and time")
  func defaults() {
    let date = rules.date("2026-11-15 09:30")
    let harness = Harness(size: CGSize(width: 460, height: 100)) {
      DatePicker("Start", selection: .constant(date)).datePickerStyle(.field).place("en_GB")
    }
    #expect(parts(harness) == ["Day", "Month", "Year", "Hour", "Minute"])
  }

  @Test("With the date alone there is no time to pick")
  func dateOnly() { #expect(parts(shown()) == ["Day", "Month", "Year"]) }

  @Test("With hours and minutes alone there is no day to pick")
  func timeOnly() {
    #expect(parts(shown("2026-11-15 09:30", .hourAndMinute)) == ["Hour", "Minute"])
  }

  @Test("What is not shown of a date stays as it was")
  func keepsOthers() throws {
    let harness = shown("2026-11-15 09:30", .hourAndMinute)
    try harness.find(.stepper, "Hour").increment()
    #expect(words(harness) == "2026-11-15 10:30")
  }

  @Test("A picker follows its selection when the program changes that")
  func follows() {
    let harness = Harness(size: CGSize(width: 460, height: 200)) { Sent().place("en_GB") }
    harness.tap("Leap")
    let numbers = harness.elements(role: .stepper).map { Int($0.value ?? "") }
    #expect(numbers == [29, 2, 2028])
  }

  private struct Sent: View {
    @State private var date = DateRules.utc.date("2026-11-15 09:30")
    var body: some View {
      VStack {
        DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.field)
        Button("Leap") { date = DateRules.utc.date("2028-02-29 09:30") }
      }
    }
  }

  // MARK: Ranges

  @Test("A range keeps a person from dates before its beginning and after its end")
  func closedRange() throws {
    let harness = shown(in: rules.date("2026-11-14 00:00")...rules.date("2026-11-16 00:00"))
    try harness.find(.stepper, "Day").increment(by: 4)
    #expect(words(harness)?.hasPrefix("2026-11-16") == true)
    try harness.find(.stepper, "Day").decrement(by: 6)
    #expect(words(harness)?.hasPrefix("2026-11-14") == true)
  }

  private struct OpenEnded: View {
    @State private var date = DateRules.utc.date("2026-11-15 09:30")
    let isFrom: Bool
    private let bound = DateRules.utc.date("2026-11-15 00:00")
    var body: some View {
      VStack {
        if isFrom {
          DatePicker("Date", selection: $date, in: bound..., displayedComponents: .date)
        } else {
          DatePicker(
            "Date", selection: $date, in: ...bound.addingTimeInterval(86_400),
            displayedComponents: .date)
        }
        Text(DateRules.utc.words(date)).accessibilityIdentifier("date")
      }
      .datePickerStyle(.field)
    }
  }

  @Test("A range that has no end bounds its beginning alone")
  func rangeFrom() throws {
    let harness = Harness(size: CGSize(width: 460, height: 200)) {
      OpenEnded(isFrom: true).place("en_GB")
    }
    try harness.find(.stepper, "Day").decrement(by: 3)
    #expect(words(harness)?.hasPrefix("2026-11-15") == true)
    try harness.find(.stepper, "Year").increment(by: 10)
    #expect(words(harness)?.hasPrefix("2036-11-15") == true)
  }

  @Test("A range that has no beginning bounds its end alone")
  func rangeThrough() throws {
    let harness = Harness(size: CGSize(width: 460, height: 200)) {
      OpenEnded(isFrom: false).place("en_GB")
    }
    try harness.find(.stepper, "Year").increment(by: 2)
    #expect(words(harness)?.hasPrefix("2026-11-16") == true)
    try harness.find(.stepper, "Year").decrement(by: 10)
    #expect(words(harness)?.hasPrefix("2016-11") == true)
  }

  @Test("In a calendar the days beyond the range cannot be pressed")
  func calendarRange() {
    let range = rules.date("2026-11-05 00:00")...rules.date("2026-11-20 00:00")
    let harness = shown(in: range, .graphical)
    #expect(days(harness).filter(\.isEnabled).count == 16)
  }

  // MARK: Styles

  @Test("The field style is text that is edited part by part")
  func field() {
    let harness = shown()
    harness.press(.tab)
    harness.type("20")
    #expect(words(harness)?.hasPrefix("2026-11-20") == true)
    #expect(!harness.exists("Calendar"))
  }

  @Test("The stepper field style has a stepper beside the field")
  func stepperField() {
    let harness = shown("2026-11-15 09:30", .date, .stepperField)
    let frame = harness.frame(of: "Day") ?? .zero
    // The upper half ends where the picker does; the window has no margins.
    harness.tap(at: CGPoint(x: 445, y: frame.midY))
    #expect(words(harness)?.hasPrefix("2026-11-16") == true)
  }

  @Test("The compact style opens a calendar when its button is pressed, and takes a day from it")
  func compact() {
    let harness = shown("2026-11-15 09:30", .date, .compact)
    #expect(days(harness).isEmpty)
    harness.tap("Calendar")
    harness.advance(by: 1)
    #expect(days(harness).count == 30)
    if let frame = days(harness).dropFirst(21).first?.frame {
      harness.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    harness.advance(by: 1)
    #expect(words(harness)?.hasPrefix("2026-11-22") == true)
  }

  @Test("The graphical style shows a calendar that takes presses")
  func graphical() {
    let harness = shown("2026-11-15 09:30", .date, .graphical)
    #expect(days(harness).filter { $0.semantics.isSelected == true }.count == 1)
    if let frame = days(harness).first?.frame {
      harness.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    #expect(words(harness) == "2026-11-01 09:30")
  }

  @Test("The graphical style has a place for the time, if that is picked, too")
  func graphicalTime() throws {
    let harness = shown("2026-11-15 09:30", [.date, .hourAndMinute], .graphical)
    try harness.find(.stepper, "Minute").increment()
    #expect(words(harness) == "2026-11-15 09:31")
    #expect(days(harness).count == 30)
  }

  @Test("The wheel style has a column that turns for each part")
  func wheel() throws {
    let harness = shown("2026-11-15 09:30", .date, .wheel)
    #expect(parts(harness) == ["Day", "Month", "Year"])
    try harness.find(.stepper, "Month").increment()
    #expect(words(harness)?.hasPrefix("2026-12-15") == true)
  }

  @Test("The automatic style picks a date, whatever it looks like")
  func automatic() throws {
    let harness = shown("2026-11-15 09:30", .date, .automatic)
    try harness.find(.stepper, "Year").increment()
    #expect(words(harness)?.hasPrefix("2027-11-15") == true)
  }

  private struct Plain: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(configuration.displayedComponents == .date ? "a date" : "more")
        Button("Epoch") { configuration.selection = Date(timeIntervalSinceReferenceDate: 0) }
      }
    }
  }

  @Test("A style of one's own gets label, parts and selection, and may write that")
  func ownStyle() {
    let harness = shown("2026-11-15 09:30", .date, Plain())
    #expect(harness.exists("Date") && harness.exists("a date"))
    harness.tap("Epoch")
    #expect(words(harness) == "2001-01-01 00:00")
  }

  @Test("A style that is set around several pickers is that of all of them")
  func styleAround() {
    let date = rules.date("2026-11-15 09:30")
    let harness = Harness(size: CGSize(width: 460, height: 480)) {
      VStack {
        DatePicker("From", selection: .constant(date), displayedComponents: .hourAndMinute)
        DatePicker("To", selection: .constant(date), displayedComponents: .hourAndMinute)
      }
      .datePickerStyle(Plain()).place("en_GB")
    }
    #expect(harness.find(.button, "Epoch").count == 2)
  }

  // MARK: Surroundings

  @Test("The order of the parts is that of the locale")
  func localeOrder() {
    #expect(parts(shown(locale: "en_US")) == ["Month", "Day", "Year"])
    #expect(parts(shown(locale: "de_DE")) == ["Day", "Month", "Year"])
    #expect(parts(shown(locale: "ja_JP")) == ["Year", "Month", "Day"])
  }

  @Test("The years are those of the environment's calendar")
  func calendar() {
    let date = rules.date("2026-11-15 09:30")
    let harness = Harness(size: CGSize(width: 460, height: 100)) {
      DatePicker("Date", selection: .constant(date), displayedComponents: .date)
        .datePickerStyle(.field).place("en_GB", .utc(.buddhist))
    }
    #expect(harness.find(.stepper, "Year").elements.first?.value == "2569")
  }

  @Test("The hours are those of the environment's time zone")
  func timeZone() {
    let date = rules.date("2026-11-15 09:30")
    let harness = Harness(size: CGSize(width: 460, height: 100)) {
      DatePicker("Date", selection: .constant(date), displayedComponents: .hourAndMinute)
        .datePickerStyle(.field).place("en_GB", .utc(.gregorian, zone: "Asia/Tokyo"))
    }
    #expect(harness.find(.stepper, "Hour").elements.first?.value == "18")
  }

  @Test("The month of a calendar begins its weeks with the calendar's first day")
  func firstWeekday() {
    let date = rules.date("2026-11-15 09:30")
    func column(firstWeekday: Int) -> Int {
      var calendar = Calendar.utc(.gregorian)
      calendar.firstWeekday = firstWeekday
      let harness = Harness(size: CGSize(width: 460, height: 480)) {
        DatePicker("Date", selection: .constant(date), displayedComponents: .date)
          .datePickerStyle(.graphical).place("en_GB", calendar)
      }
      let lefts = Set(days(harness).map(\.frame.minX)).sorted()
      return days(harness).first.flatMap { lefts.firstIndex(of: $0.frame.minX) } ?? -1
    }
    // The first of November 2026 is a Sunday.
    #expect(column(firstWeekday: 1) == 0)
    #expect(column(firstWeekday: 2) == 6)
  }

  @Test("A label that is hidden is still what assistive tools read")
  func hiddenLabel() {
    let date = rules.date("2026-11-15 09:30")
    let harness = Harness(size: CGSize(width: 460, height: 100)) {
      DatePicker("Birthday", selection: .constant(date), displayedComponents: .date)
        .labelsHidden().place("en_GB")
    }
    #expect(harness.exists("Birthday"))
  }

  @Test("A picker that is disabled keeps its date")
  func disabled() {
    let date = rules.date("2026-11-15 09:30")
    let harness = Harness(size: CGSize(width: 460, height: 480)) {
      DateScreen(date: date, components: .date, bounds: nil)
        .datePickerStyle(.graphical).place("en_GB").disabled(true)
    }
    if let frame = days(harness).first?.frame {
      harness.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    #expect(words(harness) == "2026-11-15 09:30")
  }
}
