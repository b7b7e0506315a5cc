import Lamina
import LaminaTesting
import Testing

private struct Order: View {
  @State private var quantity = 1
  @State private var rating = 2.5
  let range = 1...10

  var body: some View {
    VStack {
      Stepper("Quantity: \(quantity)", value: $quantity, in: range)
      Stepper(value: $rating, in: 0...5, step: 0.5) {
        Text("Rating: \(rating, specifier: "%.1f")")
      }
      Text("Total: \(quantity * 4) €").accessibilityIdentifier("total")
    }
    .padding()
  }
}

private struct Trip: View {
  @State private var start = Date(timeIntervalSinceReferenceDate: 0)
  @State private var end = Date(timeIntervalSinceReferenceDate: 86_400 * 3)

  private var days: Int { Int(end.timeIntervalSince(start) / 86_400) }

  var body: some View {
    VStack(alignment: .leading) {
      DatePicker("Start", selection: $start, displayedComponents: [.date])
      DatePicker("End", selection: $end, in: start..., displayedComponents: [.date])
      Text("\(days) days").accessibilityIdentifier("days")
    }
    .datePickerStyle(.compact)
  }
}

private struct Reminder: View {
  @State private var wakeUp = defaultWakeTime
  @State private var ink = Color.red

  private static var defaultWakeTime: Date {
    Calendar.current.date(from: DateComponents(hour: 7, minute: 0)) ?? .now
  }

  var body: some View {
    VStack {
      DatePicker("Please enter a time", selection: $wakeUp, displayedComponents: .hourAndMinute)
        .labelsHidden()
      ColorPicker("Ink", selection: $ink, supportsOpacity: false)
      Text("Sample").foregroundStyle(ink)
    }
  }
}

private struct Weather: View {
  let current = 67.0
  let minimum = 50.0
  let maximum = 170.0
  let gradient = Gradient(colors: [.green, .yellow, .orange, .red])

  var body: some View {
    Gauge(value: current, in: minimum...maximum) {
      Image(systemName: "heart.fill").foregroundColor(.red)
    } currentValueLabel: {
      Text("\(Int(current))").foregroundColor(.green)
    } minimumValueLabel: {
      Text("\(Int(minimum))").foregroundColor(.green)
    } maximumValueLabel: {
      Text("\(Int(maximum))").foregroundColor(.red)
    }
    .gaugeStyle(.accessoryCircular)
    .tint(gradient)
  }
}

@MainActor @Suite("Idioms: values that are stepped, chosen and shown", .timeLimit(.minutes(5)))
struct ValueIdioms {
  @Test("A total follows the steppers above it")
  func order() throws {
    let harness = Harness(size: CGSize(width: 320, height: 160)) { Order() }
    try harness.find(.stepper).at(0).increment(by: 2)
    #expect(harness.text(of: "total") == "Total: 12 €")
    try harness.find(.stepper, "Rating: 2.5").decrement()
    #expect(harness.exists("Rating: 2.0"))
  }

  @Test("The end of a trip does not come before its start")
  func trip() throws {
    let harness = Harness(size: CGSize(width: 420, height: 160)) {
      Trip().environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_GB"))
    }
    try harness.find(.stepper, "Day").at(1).decrement()
    #expect(harness.text(of: "days") == "2 days")
    try harness.find(.stepper, "Year").at(1).decrement()
    #expect(harness.text(of: "days") == "0 days")
  }

  @Test("A time and a colour have their controls")
  func reminder() {
    let harness = Harness(size: CGSize(width: 420, height: 200)) { Reminder() }
    #expect(harness.elements(role: .stepper).contains { $0.semantics.value == "00" })
    #expect(harness.exists("Ink"))
  }

  @Test("A gauge of a heart says its rate")
  func weather() {
    let harness = Harness(size: CGSize(width: 120, height: 120)) { Weather() }
    #expect(harness.elements(role: .meter).first?.semantics.value == "67")
  }
}
