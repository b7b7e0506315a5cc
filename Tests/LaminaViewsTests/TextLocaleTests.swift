import LaminaContents
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// That dates are written, and weeks begin, as the desktop of a person says.
@MainActor struct TextLocaleTests {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  private struct Times: View {
    let date: Date
    @Environment(\.calendar) private var calendar

    var body: some View {
      Text(date, style: .time)
      Text(date, format: .dateTime.hour().minute())
      Text("at \(date, style: .time)!")
      Text("at \(date, format: .dateTime.hour().minute())?")
      Text(date, format: .dateTime.hour().minute().locale(Locale(identifier: "en_GB")))
      Text("week \(calendar.firstWeekday)")
    }
  }

  /// The time of day as a desktop of 24 hours shows it.
  private var time: String {
    let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
    return String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
  }

  private func labels(_ harness: Harness) -> [String] {
    words(harness.semanticTree)
  }

  private func words(_ element: SemanticElement) -> [String] {
    ([element].filter { $0.semantics.role == .text }.compactMap(\.semantics.label))
      + element.children.flatMap(words)
  }

  private func set(_ habits: DateHabits, _ harness: Harness) {
    var environment = harness.graph.environment
    environment.dateHabits = habits
    harness.graph.setEnvironment(environment)
    harness.settle()
  }

  @Test(
    "Hours go to 12 or to 24 as the desktop says, at once; a format with a locale keeps its own")
  func hours() {
    let harness = Harness { Times(date: date) }
    set(DateHabits(uses24Hours: true), harness)
    let words = [time, time, "at \(time)!", "at \(time)?", time]
    #expect(Array(labels(harness).prefix(5)) == words)
    set(DateHabits(uses24Hours: false), harness)
    let twelve = labels(harness)
    #expect(twelve.count == 6)
    for label in twelve.prefix(4) {
      #expect(label.uppercased().contains("AM") || label.uppercased().contains("PM"), "\(label)")
    }
    #expect(twelve[4] == time)
  }

  @Test("Weeks begin on the day that the desktop says", arguments: 1...7)
  func weeks(day: Int) {
    let harness = Harness { Times(date: date) }
    set(DateHabits(firstWeekday: day), harness)
    #expect(labels(harness).last == "week \(day)")
  }

  @Test("A locale that the program sets counts before the desktop's")
  func ownLocale() {
    let harness = Harness {
      Text(date, format: .dateTime.month(.wide)).environment(\.locale, Locale(identifier: "fr_FR"))
      Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
    }
    set(DateHabits(uses24Hours: true), harness)
    #expect(labels(harness) == ["novembre", "1.234,5"])
  }

  private struct Plain: View { var body: some View { Text("plain") } }

  @Test("Another habit evaluates no body of those who read nothing of it")
  func counted() {
    let harness = Harness {
      Times(date: date)
      Plain()
    }
    set(DateHabits(uses24Hours: true), harness)
    harness.resetCounters()
    set(DateHabits(uses24Hours: false), harness)
    #expect(harness.evaluations(of: Times.self) == 1)
    #expect(harness.evaluations(of: Plain.self) == 0)
  }
}
