import Foundation
import Lamina
import LaminaInput
import LaminaPickers
import LaminaTesting
import Testing

/// Date pickers that are typed in.
@MainActor @Suite("Date fields", .timeLimit(.minutes(5)))
struct DateFieldTests {
  private let rules = DateRules.utc

  private func shown(
    _ start: String, _ components: DatePickerComponents = [.date, .hourAndMinute],
    locale: String = "en_GB", in bounds: ClosedRange<Date>? = nil
  ) -> Harness {
    let date = rules.date(start)
    return Harness(size: CGSize(width: 420, height: 120)) {
      DateScreen(date: date, components: components, bounds: bounds)
        .datePickerStyle(.field)
        .place(locale)
    }
  }

  private func words(_ harness: Harness) -> String? { harness.text(of: "date") }

  @Test("Its parts are elements of their own, in the order of the locale, with their numbers")
  func parts() {
    let harness = shown("2026-11-28 09:30")
    let parts = harness.elements(role: .stepper)
    #expect(parts.map(\.semantics.label) == ["Day", "Month", "Year", "Hour", "Minute"])
    #expect(parts.map(\.semantics.value) == ["28", "11", "2026", "09", "30"])
    #expect(parts[1].semantics.number == .init(11, in: 1...12, step: 1))
    #expect(parts[0].semantics.number == .init(28, in: 1...30, step: 1))
  }

  @Test("Return in a part goes to the default button, as from any field")
  func defaultButton() {
    var saves = 0
    let date = rules.date("2026-11-28 09:30")
    let harness = Harness(size: CGSize(width: 420, height: 120)) {
      VStack {
        DatePicker("Date", selection: .constant(date)).datePickerStyle(.field)
        Slider(value: .constant(0.5))
        Button("Save") { saves += 1 }.keyboardShortcut(.defaultAction)
      }
      .place("en_GB")
    }
    harness.press(.tab)
    harness.press(.return)
    #expect(saves == 1)
    for _ in 0..<5 { harness.press(.tab) }
    harness.press(.return)
    #expect(saves == 2)
  }

  @Test("An American field has the month first, and a part for the half of the day")
  func american() {
    let harness = shown("2026-11-28 21:30", locale: "en_US")
    let parts = harness.elements(role: .stepper)
    #expect(parts.map(\.semantics.label) == ["Month", "Day", "Year", "Hour", "Minute", "AM/PM"])
    #expect(parts.last?.semantics.value == "PM")
  }

  @Test(
    "A field has 12 or 24 hours as texts of the same place have",
    arguments: [
      "en_US", "en_US@hours=h23", "en_GB", "en_GB@hours=h12", "de_DE", "ko_KR", "ja_JP",
    ])
  func hours(locale: String) {
    let date = rules.date("2026-11-28 21:30")
    let harness = Harness(size: CGSize(width: 420, height: 160)) {
      VStack {
        DatePicker("Date", selection: .constant(date), displayedComponents: .hourAndMinute)
          .datePickerStyle(.field)
        Text(date, format: .dateTime.hour().minute()).accessibilityIdentifier("format")
        Text(date, style: .time).accessibilityIdentifier("style")
      }
      .place(locale)
    }
    let isLong = harness.find(.stepper, "Hour").elements.first?.value == "21"
    #expect(harness.find(.stepper, "AM/PM").exists == !isLong)
    for name in ["format", "style"] {
      #expect(harness.text(of: name)?.contains("21") == isLong, "\(name)")
    }
  }

  @Test(
    "Only the parts that are asked for are shown",
    arguments: [
      (DatePickerComponents.date, ["Day", "Month", "Year"]), (.hourAndMinute, ["Hour", "Minute"]),
    ])
  func components(components: DatePickerComponents, names: [String]) {
    let harness = shown("2026-11-28 09:30", components)
    #expect(harness.elements(role: .stepper).map(\.semantics.label) == names)
  }

  @Test("Arrow keys step the part that has the focus, and go to the one beside it")
  func arrows() {
    let harness = shown("2026-11-28 09:30")
    harness.press(.tab)
    harness.press(.upArrow)
    #expect(words(harness) == "2026-11-29 09:30")
    harness.press(.rightArrow)
    harness.press(.downArrow)
    #expect(words(harness) == "2026-10-29 09:30")
    harness.press(.leftArrow)
    harness.press(.upArrow)
    #expect(words(harness) == "2026-10-30 09:30")
  }

  @Test("Tab goes from part to part")
  func tabs() {
    let harness = shown("2026-11-28 09:30")
    for _ in 0..<4 { harness.press(.tab) }
    harness.press(.upArrow)
    #expect(words(harness) == "2026-11-28 10:30")
  }

  @Test("Digits fill the parts one after the other, as soon as no other digit can follow")
  func digits() {
    let harness = shown("2026-11-28 09:30")
    harness.press(.tab)
    harness.type("0712199908")
    #expect(words(harness) == "1999-12-07 08:30")
  }

  @Test("A digit alone has the room of two while it is typed, and a year that of four")
  func roomOfDigits() {
    let harness = shown("2026-11-28 09:30", .date)
    let widths = ["Month", "Year"].map { harness.frame(of: $0)?.width ?? 0 }
    harness.tap("Month")
    harness.type("1")
    #expect(abs((harness.frame(of: "Month")?.width ?? 0) - widths[0]) < 0.5)
    harness.tap("Year")
    harness.type("20")
    #expect(abs((harness.frame(of: "Year")?.width ?? 0) - widths[1]) < 0.5)
  }

  @Test("Separators go on to the next part", arguments: [".", "/", "-", " ", ","])
  func separators(separator: String) {
    let harness = shown("2026-11-28 09:30")
    harness.press(.tab)
    harness.type("3\(separator)2\(separator)2027")
    #expect(words(harness) == "2027-02-03 09:30")
  }

  @Test("A half-typed year is written when the focus leaves")
  func leaves() {
    let harness = shown("2026-11-28 09:30", .date)
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.tab)
    harness.type("31")
    #expect(words(harness) == "2026-11-28 09:30")
    #expect(harness.elements(role: .stepper).last?.semantics.value == "2026")
    harness.press(.tab)
    #expect(words(harness) == "2031-11-28 09:30")
  }

  @Test("a and p choose the half of the day")
  func halves() {
    let harness = shown("2026-11-28 09:30", .hourAndMinute, locale: "en_US")
    for _ in 0..<3 { harness.press(.tab) }
    harness.type("p")
    #expect(words(harness) == "2026-11-28 21:30")
    harness.type("a")
    #expect(words(harness) == "2026-11-28 09:30")
  }

  @Test("A press on a part gives it the focus")
  func presses() {
    let harness = shown("2026-11-28 09:30")
    harness.tap("Year")
    harness.press(.upArrow)
    #expect(words(harness) == "2027-11-28 09:30")
  }

  @Test("The day that was asked for comes back while months are stepped")
  func wantedDay() {
    let harness = shown("2026-01-31 09:30")
    harness.tap("Month")
    harness.press(.upArrow)
    #expect(words(harness) == "2026-02-28 09:30")
    harness.press(.upArrow)
    #expect(words(harness) == "2026-03-31 09:30")
  }

  @Test("What is typed beyond the bounds becomes the nearest date within")
  func bounds() {
    let harness = shown(
      "2026-11-15 09:30", .date,
      in: rules.date("2026-11-05 00:00")...rules.date("2026-11-20 00:00"))
    harness.press(.tab)
    harness.type("29")
    #expect(words(harness) == "2026-11-20 00:00")
  }

  @Test("A date beyond the bounds is shown as the nearest within, and not written")
  func outside() {
    let harness = shown(
      "2030-01-01 09:30", .date,
      in: rules.date("2026-11-05 00:00")...rules.date("2026-11-20 00:00"))
    #expect(harness.elements(role: .stepper).map(\.semantics.value) == ["20", "11", "2026"])
    #expect(words(harness) == "2030-01-01 09:30")
  }

  @Test("Assistive tools step a part by its name")
  func meaning() throws {
    let harness = shown("2026-11-28 09:30")
    try harness.find(.stepper, "Month").decrement()
    #expect(words(harness) == "2026-10-28 09:30")
    try harness.find(.stepper, "Minute").increment(by: 5)
    #expect(words(harness) == "2026-10-28 09:35")
  }

  @Test("A disabled field takes no key and no press")
  func disabled() {
    let date = rules.date("2026-11-28 09:30")
    let harness = Harness(size: CGSize(width: 420, height: 120)) {
      DateScreen(date: date, components: .date, bounds: nil)
        .datePickerStyle(.field).place("en_GB").disabled(true)
    }
    harness.tap("Day")
    harness.press(.upArrow)
    harness.press(.tab)
    harness.press(.upArrow)
    #expect(words(harness) == "2026-11-28 09:30")
  }

  @Test("Where words run from right to left, numbers do not, and arrows follow what is seen")
  func rightToLeft() throws {
    let date = rules.date("2026-11-28 09:30")
    let harness = Harness(size: CGSize(width: 420, height: 120)) {
      DateScreen(date: date, components: .date, bounds: nil).datePickerStyle(.field)
        .place("en_GB").environment(\.layoutDirection, .rightToLeft)
    }
    let (day, year) = (
      try #require(harness.frame(of: "Day")), try #require(harness.frame(of: "Year"))
    )
    #expect(day.maxX <= year.minX)
    harness.tap("Day")
    harness.press(.rightArrow)
    harness.press(.upArrow)
    #expect(words(harness) == "2026-12-28 09:30")
  }

  @Test("Where words run from right to left, the half of the day, hours and minutes follow")
  func twelveHoursRightToLeft() throws {
    let date = rules.date("2026-11-28 09:30")
    let harness = Harness(size: CGSize(width: 420, height: 120)) {
      DateScreen(date: date, components: .hourAndMinute, bounds: nil).datePickerStyle(.field)
        .place("ar_EG").environment(\.layoutDirection, .rightToLeft)
    }
    let half = try #require(harness.frame(of: "AM/PM"))
    let hour = try #require(harness.frame(of: "Hour"))
    let minute = try #require(harness.frame(of: "Minute"))
    #expect(half.maxX <= hour.minX)
    #expect(hour.maxX <= minute.minX)
    harness.tap("AM/PM")
    harness.press(.rightArrow)
    harness.press(.upArrow)
    #expect(words(harness) == "2026-11-28 10:30")
    harness.press(.rightArrow)
    harness.press(.upArrow)
    #expect(words(harness) == "2026-11-28 10:31")
  }

  @Test("Where words run from right to left, the day is on the right of the time")
  func dayAndTimeRightToLeft() throws {
    let date = rules.date("2026-11-28 09:30")
    let harness = Harness(size: CGSize(width: 420, height: 120)) {
      DateScreen(date: date, components: [.date, .hourAndMinute], bounds: nil)
        .datePickerStyle(.field).place("en_GB").environment(\.layoutDirection, .rightToLeft)
    }
    let minute = try #require(harness.frame(of: "Minute"))
    let day = try #require(harness.frame(of: "Day"))
    #expect(minute.maxX <= day.minX)
    harness.tap("Minute")
    harness.press(.rightArrow)
    harness.press(.upArrow)
    #expect(words(harness) == "2026-11-29 09:30")
    harness.press(.leftArrow)
    harness.press(.upArrow)
    #expect(words(harness) == "2026-11-29 09:31")
  }

  @Test("Backspace takes back what a digit has made of the date")
  func takesBack() {
    let harness = shown("2026-11-15 09:30", .date)
    harness.tap("Month")
    harness.type("1")
    #expect(words(harness) == "2026-01-15 09:30")
    harness.press(.delete)
    #expect(words(harness) == "2026-11-15 09:30")
    harness.type("3")
    #expect(words(harness) == "2026-03-15 09:30")
  }

  @Observable final class Trip {
    var date: Date
    init(_ date: Date) { self.date = date }
  }

  private struct TripScreen: View {
    @Bindable var trip: Trip
    var body: some View {
      DatePicker("Date", selection: $trip.date, displayedComponents: .date)
        .datePickerStyle(.field).place("en_GB")
    }
  }

  @Test("Digits go on from a date that others have changed meanwhile")
  func changedMeanwhile() {
    let trip = Trip(rules.date("2026-11-15 09:30"))
    let harness = Harness(size: CGSize(width: 420, height: 80)) { TripScreen(trip: trip) }
    harness.tap("Month")
    harness.type("1")
    trip.date = rules.date("2030-05-20 08:00")
    harness.settle()
    harness.type("2")
    #expect(rules.words(trip.date) == "2030-12-20 08:00")
    harness.tap("Year")
    harness.type("20")
    trip.date = rules.date("1999-05-20 08:00")
    harness.settle()
    harness.press(.tab)
    #expect(rules.words(trip.date) == "1920-05-20 08:00")
  }

  @Test("A field that is gone holds on to nothing that it showed")
  func leavesNothing() {
    weak var gone: Trip?
    do {
      let trip = Trip(rules.date("2026-11-15 09:30"))
      gone = trip
      let harness = Harness(size: CGSize(width: 420, height: 80)) {
        DatePicker("Date", selection: Binding(get: { trip.date }, set: { trip.date = $0 }))
          .place("en_GB")
      }
      harness.press(.tab)
      harness.type("1")
      #expect(rules.words(trip.date) == "2026-11-01 09:30")
      harness.close()
    }
    #expect(gone == nil)
  }

  @Test("A binding that refuses keeps the date")
  func refuses() {
    let date = rules.date("2026-11-28 09:30")
    let harness = Harness(size: CGSize(width: 420, height: 80)) {
      DatePicker("Date", selection: .constant(date), displayedComponents: .date)
        .datePickerStyle(.field).place("en_GB")
    }
    harness.press(.tab)
    harness.press(.upArrow)
    #expect(harness.elements(role: .stepper).first?.semantics.value == "28")
  }

  @Test("Two keys within a frame count both, though a body captured the date before")
  func captured() {
    let harness = Harness(size: CGSize(width: 420, height: 120)) {
      CapturedDate(date: DateRules.utc.date("2026-11-10 09:30")).place("en_GB")
    }
    harness.press(.tab)
    for _ in 0..<3 {
      harness.graph.keyDown(KeyEvent(.upArrow))
      harness.graph.keyUp(KeyEvent(.upArrow))
    }
    harness.settle()
    #expect(words(harness) == "2026-11-13 09:30")
  }

  private struct CapturedDate: View {
    @State var date: Date
    var body: some View {
      let captured = date
      VStack {
        DatePicker(
          "Date", selection: Binding(get: { captured }, set: { date = $0 }),
          displayedComponents: .date
        )
        .datePickerStyle(.field)
        Text(DateRules.utc.words(captured)).accessibilityIdentifier("date")
      }
    }
  }
}

/// A date picker, and the date below it.
struct DateScreen: View {
  @State var date: Date
  let components: DatePickerComponents
  let bounds: ClosedRange<Date>?
  var rules = DateRules.utc

  var body: some View {
    VStack {
      if let bounds {
        DatePicker("Date", selection: $date, in: bounds, displayedComponents: components)
      } else {
        DatePicker("Date", selection: $date, displayedComponents: components)
      }
      Text(rules.words(date)).accessibilityIdentifier("date")
    }
  }
}

extension View {
  /// The view with dates in Greenwich, as a locale writes them.
  func place(_ locale: String, _ calendar: Calendar = .utc(.gregorian)) -> some View {
    environment(\.locale, Locale(identifier: locale)).environment(\.calendar, calendar)
      .environment(\.timeZone, calendar.timeZone)
  }
}
