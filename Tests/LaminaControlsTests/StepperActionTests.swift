import Lamina
import LaminaTesting
import Testing

/// Steppers that run actions, that are written in other ways, and what they show.
@MainActor @Suite("Steppers of actions and formats", .timeLimit(.minutes(5)))
struct StepperActionTests {
  private struct Hues: View {
    @State private var value = 0
    let colors = ["red", "green", "blue"]
    var hasDecrement = true

    var body: some View {
      VStack {
        Stepper {
          Text("Hue")
        } onIncrement: {
          value = (value + 1) % colors.count
        } onDecrement: {
          value = (value + colors.count - 1) % colors.count
        }
        Text(colors[value]).accessibilityIdentifier("hue")
        Stepper("Only up", onIncrement: { value += 0 }, onDecrement: nil)
      }
    }
  }

  @Test("Actions go round as they like")
  func actions() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { Hues() }
    harness.pressLess("Hue")
    #expect(harness.text(of: "hue") == "blue")
    harness.pressMore("Hue")
    #expect(harness.text(of: "hue") == "red")
  }

  @Test("A half without an action is disabled")
  func missingAction() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { Hues() }
    let actions = harness.element("Only up")?.semantics.actions
    #expect(actions?.contains(.increment) == true)
    #expect(actions?.contains(.decrement) == false)
  }

  private struct Old: View {
    @State private var value = 1
    @State private var edits = 0
    var body: some View {
      VStack {
        Stepper(onIncrement: { value += 10 }, onDecrement: { value -= 10 }) { Text("Actions") }
        Stepper(value: $value, onEditingChanged: { _ in edits += 1 }) { Text("Value") }
        Stepper(value: $value, in: 0...100, step: 7, onEditingChanged: { _ in edits += 1 }) {
          Text("Range")
        }
        Text("\(value)").accessibilityIdentifier("value")
        Text("\(edits)").accessibilityIdentifier("edits")
      }
    }
  }

  @Test("SwiftUI's old orders of arguments do the same")
  func oldOrders() {
    let harness = Harness(size: CGSize(width: 300, height: 220)) { Old() }
    harness.pressMore("Actions")
    harness.pressMore("Value")
    harness.pressMore("Range")
    #expect(harness.text(of: "value") == "19")
    #expect(harness.text(of: "edits") == "4")
  }

  private struct Formatted: View {
    @State private var size = 1.5
    var body: some View {
      Stepper(
        "Size", value: $size, in: 0...4, step: 0.25, format: .number.precision(.fractionLength(2))
      )
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test("A value with a format is shown and said as that writes it")
  func formats() {
    let harness = Harness(size: CGSize(width: 300, height: 60)) { Formatted() }
    #expect(harness.element("Size")?.semantics.value == "1.50")
    harness.pressMore("Size")
    #expect(harness.element("Size")?.semantics.value == "1.75")
  }

  private struct Hidden: View {
    @State private var value = 1
    var body: some View {
      Stepper("Copies", value: $value).labelsHidden().accessibilityIdentifier("stepper")
    }
  }

  @Test("With hidden labels the halves alone are seen, and the label still names it")
  func hiddenLabels() {
    let harness = Harness(size: CGSize(width: 300, height: 60)) { Hidden() }
    #expect(harness.element("stepper")?.text.contains("Copies") == true)
    #expect((harness.frame(of: "stepper")?.width ?? 300) < 80)
  }

  private struct Dates: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    var body: some View {
      VStack {
        Stepper("Day", value: $date, step: 86_400)
        Text("\(Int(date.timeIntervalSinceReferenceDate))").accessibilityIdentifier("date")
      }
    }
  }

  @Test("Whatever can be stepped is stepped: a date by seconds")
  func dates() {
    let harness = Harness(size: CGSize(width: 300, height: 100)) { Dates() }
    harness.pressMore("Day")
    #expect(harness.text(of: "date") == "86400")
  }
}
