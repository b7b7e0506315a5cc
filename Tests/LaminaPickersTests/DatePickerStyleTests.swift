import Foundation
import Lamina
import LaminaPickers
import LaminaTesting
import Testing

/// Styles of date pickers: those that are there, and one's own.
@MainActor @Suite("Styles of date pickers", .timeLimit(.minutes(5)))
struct DatePickerStyleTests {
  private let rules = DateRules.utc

  @Test("A stepper beside the field steps the part that had the focus last, the day at first")
  func stepperField() {
    let date = rules.date("2026-11-28 09:30")
    let harness = Harness(size: CGSize(width: 420, height: 100)) {
      DateScreen(date: date, components: .date, bounds: nil)
        .datePickerStyle(.stepperField).place("en_GB")
    }
    let more = CGPoint(x: 405, y: harness.frame(of: "Day")?.midY ?? 0)
    harness.tap(at: more)
    #expect(harness.text(of: "date") == "2026-11-29 09:30")
    harness.tap("Month")
    harness.tap(at: more)
    #expect(harness.text(of: "date") == "2026-12-29 09:30")
  }

  @Test("Columns turn by keys, by drags and by a press on a row")
  func wheels() throws {
    let date = rules.date("2026-11-28 09:30")
    let harness = Harness(size: CGSize(width: 420, height: 220)) {
      DateScreen(date: date, components: .date, bounds: nil)
        .datePickerStyle(.wheel).labelsHidden().place("en_GB")
    }
    #expect(harness.element("Month")?.semantics.value == "November")
    harness.press(.tab)
    harness.press(.downArrow)
    #expect(harness.text(of: "date") == "2026-11-29 09:30")
    harness.drag("Day", by: CGSize(width: 0, height: 56))
    #expect(harness.text(of: "date") == "2026-11-27 09:30")
    let frame = try #require(harness.frame(of: "Day"))
    harness.tap(at: CGPoint(x: frame.midX, y: frame.midY + 28))
    #expect(harness.text(of: "date") == "2026-11-28 09:30")
  }

  private struct Words: DatePickerStyle {
    @Environment(\.locale) private var locale
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(configuration.minimumDate == nil ? "open" : "bounded").accessibilityIdentifier("min")
        Text("\(configuration.displayedComponents.rawValue)").accessibilityIdentifier("parts")
        Text(locale.identifier).accessibilityIdentifier("locale")
        Button("Tomorrow") { configuration.selection += 86_400 }
      }
    }
  }

  @Test("A style of one's own gets label, date, bounds and parts, and reads the environment")
  func ownStyle() {
    let date = rules.date("2026-11-28 09:30")
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      DateScreen(date: date, components: .date, bounds: date...date.addingTimeInterval(1e6))
        .datePickerStyle(Words()).place("de_DE")
    }
    #expect(harness.text(of: "min") == "bounded")
    #expect(harness.text(of: "parts") == "1")
    #expect(harness.text(of: "locale") == "de_DE")
    harness.tap("Tomorrow")
    #expect(harness.text(of: "date") == "2026-11-29 09:30")
  }

  private struct Framed: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      DatePicker(configuration).datePickerStyle(.field).padding()
    }
  }

  @Test("A style can build on a picker with what it was given")
  func builtOn() {
    let date = rules.date("2026-11-28 09:30")
    let harness = Harness(size: CGSize(width: 420, height: 120)) {
      DateScreen(date: date, components: .date, bounds: nil).datePickerStyle(Framed())
        .place("en_GB")
    }
    harness.press(.tab)
    harness.press(.upArrow)
    #expect(harness.text(of: "date") == "2026-11-29 09:30")
  }

  private struct Padded: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("padded")
        DatePicker(configuration)
      }
    }
  }

  @Test("A style builds on the one around it")
  func builtOnOuter() {
    let date = rules.date("2026-11-28 09:30")
    let harness = Harness(size: CGSize(width: 420, height: 120)) {
      DateScreen(date: date, components: .date, bounds: nil).datePickerStyle(Padded())
        .datePickerStyle(.field).place("en_GB")
    }
    #expect(harness.exists("padded"))
    harness.press(.tab)
    harness.press(.upArrow)
    #expect(harness.text(of: "date") == "2026-11-29 09:30")
  }

  private struct Ranges: View {
    @State private var date = DateRules.utc.date("2026-11-15 09:30")
    private let first = DateRules.utc.date("2026-11-15 00:00")
    var body: some View {
      VStack {
        DatePicker("From", selection: $date, in: first..., displayedComponents: .date)
        DatePicker(
          "Through", selection: $date, in: ...first.addingTimeInterval(86_400),
          displayedComponents: [.date])
        DatePicker(selection: $date, displayedComponents: .date) { Text("Label") }
        DatePicker(selection: $date, in: first..., displayedComponents: .date) {
          Text("Label from")
        }
        Text(DateRules.utc.words(date)).accessibilityIdentifier("date")
      }
      .datePickerStyle(.field)
    }
  }

  @Test("Ranges that are open at one end hold at the other")
  func openRanges() throws {
    let harness = Harness(size: CGSize(width: 420, height: 220)) { Ranges().place("en_GB") }
    let days = harness.find(.stepper, "Day")
    try days.at(0).decrement()
    #expect(harness.text(of: "date") == "2026-11-15 00:00")
    try days.at(1).increment(by: 3)
    #expect(harness.text(of: "date") == "2026-11-16 00:00")
  }

  @Test("Words that know their table are titles for all ranges")
  func resources() {
    let date = rules.date("2026-11-28 09:30")
    let words = ["From", "Through", "Any", "Within", "After", "Before"]
    let titles = words.map { LocalizedStringResource(String.LocalizationValue($0)) }
    let harness = Harness(size: CGSize(width: 420, height: 1_600)) {
      VStack {
        DatePicker(titles[0], selection: .constant(date), in: date...)
        DatePicker(titles[1], selection: .constant(date), in: ...date)
        MultiDatePicker(titles[2], selection: .constant([]))
        MultiDatePicker(titles[3], selection: .constant([]), in: date..<date + 1e6)
        MultiDatePicker(titles[4], selection: .constant([]), in: date...)
        MultiDatePicker(titles[5], selection: .constant([]), in: ..<date)
      }
      .place("en_GB")
    }
    #expect(words.filter { harness.exists($0) } == words)
  }

  @Test("The label names the group of the parts, hidden or not", arguments: [true, false])
  func label(isHidden: Bool) {
    let date = rules.date("2026-11-28 09:30")
    let harness = Harness(size: CGSize(width: 420, height: 120)) {
      if isHidden {
        DatePicker("Departure", selection: .constant(date)).labelsHidden().place("en_GB")
      } else {
        DatePicker("Departure", selection: .constant(date)).place("en_GB")
      }
    }
    #expect(harness.exists("Departure"))
  }
}
