import Lamina
import LaminaInput
import LaminaTesting
import Testing

/// Steppers whose bindings do as they like.
@MainActor @Suite("Steppers and bindings", .timeLimit(.minutes(5)))
struct StepperBindingTests {
  private struct Parent: View {
    @State private var value = 3
    let take: (Int) -> Int?

    var body: some View {
      let captured = value
      VStack {
        Stepper(
          "Count",
          value: Binding(
            get: { captured }, set: { if let taken = take($0) { value = taken } }))
        Text("\(captured)").accessibilityIdentifier("value")
      }
    }
  }

  private func shown(_ take: @escaping (Int) -> Int?) -> Harness {
    Harness(size: CGSize(width: 300, height: 120)) { Parent(take: take) }
  }

  @Test("One that refuses keeps its value")
  func refuses() {
    let harness = shown { _ in nil }
    harness.pressMore("Count")
    #expect(harness.element("Count")?.semantics.value == "3")
    harness.pressMore("Count")
    #expect(harness.element("Count")?.semantics.value == "3")
  }

  @Test("One that clamps shows what it makes of a step")
  func clamps() {
    let harness = shown { min($0, 4) }
    harness.pressMore("Count")
    harness.pressMore("Count")
    #expect(harness.element("Count")?.semantics.value == "4")
  }

  @Test("Two steps within a frame are two, though the body captured the value before")
  func captured() {
    let harness = shown { $0 }
    harness.press(.tab)
    for _ in 0..<2 {
      harness.graph.keyDown(KeyEvent(.upArrow))
      harness.graph.keyUp(KeyEvent(.upArrow))
    }
    harness.settle()
    #expect(harness.text(of: "value") == "5")
  }

  @Test("A value that changes elsewhere is shown")
  func elsewhere() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { Pair() }
    harness.pressMore("First")
    #expect(harness.element("Second")?.semantics.value == "1")
  }

  private struct Pair: View {
    @State private var value = 0
    var body: some View {
      VStack {
        Stepper("First", value: $value)
        Stepper("Second", value: $value)
      }
    }
  }
}
