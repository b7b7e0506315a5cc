import Lamina
import LaminaInput
import LaminaTesting
import Testing

/// Steppers, as SwiftUI's documentation says of them.
@MainActor @Suite("Steppers", .timeLimit(.minutes(5)))
struct StepperTests {
  private struct Counter: View {
    @State var count: Int
    var bounds: ClosedRange<Int>?
    var step = 1
    @State private var edits: [Bool] = []

    var body: some View {
      VStack {
        if let bounds {
          Stepper("Count", value: $count, in: bounds, step: step) { edits.append($0) }
        } else {
          Stepper("Count", value: $count, step: step) { edits.append($0) }
        }
        Text("\(count)").accessibilityIdentifier("count")
        Text(edits.map { $0 ? "1" : "0" }.joined()).accessibilityIdentifier("edits")
      }
    }
  }

  @Test("Words that know their table are titles of steppers that show their values")
  func resources() {
    let titles = ["Size", "Weight"].map { LocalizedStringResource(String.LocalizationValue($0)) }
    let harness = Harness(size: CGSize(width: 300, height: 120)) {
      VStack {
        Stepper(titles[0], value: .constant(1.5), step: 0.5, format: .number)
        Stepper(titles[1], value: .constant(2.5), in: 0...9, step: 0.5, format: .number)
      }
    }
    #expect(harness.element("Size")?.semantics.value == "1.5")
    #expect(harness.element("Weight")?.semantics.value == "2.5")
  }

  private func shown(_ count: Int, in bounds: ClosedRange<Int>? = nil, step: Int = 1) -> Harness {
    Harness(size: CGSize(width: 300, height: 120)) {
      Counter(count: count, bounds: bounds, step: step)
    }
  }

  @Test(
    "A press on the halves takes the value up and down by one, and editing begins and ends with it")
  func presses() {
    let harness = shown(3)
    harness.pressMore("Count")
    #expect(harness.text(of: "count") == "4")
    harness.pressLess("Count")
    harness.pressLess("Count")
    #expect(harness.text(of: "count") == "2")
    #expect(harness.text(of: "edits") == "101010")
  }

  @Test("A step is as long as asked for", arguments: [2, 5, 25])
  func steps(step: Int) {
    let harness = shown(0, step: step)
    harness.pressMore("Count")
    harness.pressMore("Count")
    #expect(harness.text(of: "count") == "\(2 * step)")
  }

  @Test(
    "A value does not leave its range: the last step is a short one, and its half is disabled then")
  func range() {
    let harness = shown(8, in: 0...10, step: 3)
    harness.pressMore("Count")
    #expect(harness.text(of: "count") == "10")
    harness.pressMore("Count")
    #expect(harness.text(of: "count") == "10")
    #expect(harness.element("Count")?.semantics.actions.contains(.increment) == false)
    #expect(harness.element("Count")?.semantics.actions.contains(.decrement) == true)
  }

  @Test("A value beyond its range is pulled back by a step towards it, and by none away from it")
  func beyond() {
    let harness = shown(15, in: 0...10)
    harness.pressMore("Count")
    #expect(harness.text(of: "count") == "15")
    harness.pressLess("Count")
    #expect(harness.text(of: "count") == "10")
  }

  @Test("Arrow keys are steps, pages ten, Home and End the ends")
  func keys() {
    let harness = shown(5, in: 0...100)
    harness.press(.tab)
    let presses: [(Key, String)] = [
      (.upArrow, "6"), (.rightArrow, "7"), (.downArrow, "6"), (.leftArrow, "5"), (.pageUp, "15"),
      (.pageDown, "5"), (.end, "100"), (.home, "0"),
    ]
    for (key, count) in presses {
      harness.press(key)
      #expect(harness.text(of: "count") == count, "\(key)")
    }
    #expect(harness.text(of: "edits") == String(repeating: "10", count: presses.count))
  }

  @Test("Where words run from right to left, more is on the left, for keys and for the pointer")
  func mirrored() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) {
      Counter(count: 5).environment(\.layoutDirection, .rightToLeft)
    }
    harness.press(.tab)
    harness.press(.leftArrow)
    #expect(harness.text(of: "count") == "6")
    guard let frame = harness.frame(of: "Count") else {
      Issue.record("no stepper")
      return
    }
    harness.tap(at: CGPoint(x: frame.minX + 14, y: frame.midY))
    #expect(harness.text(of: "count") == "7")
  }

  @Test("Assistive tools find its name, its number and its range, and step it")
  func meaning() throws {
    let harness = shown(5, in: 0...20, step: 5)
    let semantics = try harness.find(.stepper, "Count").element().semantics
    #expect(semantics.value == "5")
    #expect(semantics.number == .init(5, in: 0...20, step: 5))
    try harness.find(.stepper, "Count").increment()
    #expect(harness.text(of: "count") == "10")
    try harness.find(.stepper, "Count").decrement(by: 2)
    #expect(harness.text(of: "count") == "0")
  }

  @Test("A disabled one does nothing by pointer or key")
  func disabled() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) {
      Counter(count: 5).disabled(true)
    }
    harness.pressMore("Count")
    harness.press(.tab)
    harness.press(.upArrow)
    #expect(harness.text(of: "count") == "5")
  }

  @Test("Whole numbers end without a trap", arguments: [(Int8.max, "127"), (Int8.min, "-128")])
  func wholeNumbersEnd(start: Int8, words: String) {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { Small(number: start) }
    if start > 0 { harness.pressMore("Small") } else { harness.pressLess("Small") }
    #expect(harness.element("Small")?.semantics.value == words)
  }

  private struct Small: View {
    @State var number: Int8
    var body: some View { Stepper("Small", value: $number, step: 100) }
  }

  @Test("Steps over the whole of Int do not trap")
  func wholeRange() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) {
      Counter(count: Int.max - 1, bounds: Int.min...Int.max, step: 10)
    }
    harness.pressMore("Count")
    #expect(harness.text(of: "count") == "\(Int.max)")
    harness.press(.tab)
    harness.press(.home)
    #expect(harness.text(of: "count") == "\(Int.min)")
  }

  @Test("A step of nothing, or of what is no number, changes nothing", arguments: [0, Double.nan])
  func meaningless(step: Double) {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { Real(step: step) }
    harness.pressMore("Real")
    #expect(harness.element("Real")?.semantics.value == "1")
  }

  private struct Real: View {
    @State var number = 1.0
    let step: Double
    var body: some View { Stepper("Real", value: $number, step: step) }
  }

  @Test("A negative step turns the halves around")
  func negative() {
    let harness = shown(5, in: 0...10, step: -1)
    harness.pressMore("Count")
    #expect(harness.text(of: "count") == "4")
  }
}

extension Harness {
  /// Clicks on the half of a stepper that is at its end.
  func pressMore(_ name: String) { press(name, fromEnd: 15) }

  /// Clicks on the other half.
  func pressLess(_ name: String) { press(name, fromEnd: 46) }

  func press(_ name: String, fromEnd distance: CGFloat) {
    guard let frame = frame(of: name) else {
      Issue.record("There is no «\(name)».")
      return
    }
    tap(at: CGPoint(x: frame.maxX - distance, y: frame.midY))
  }
}
