import Foundation
import Lamina
import LaminaTesting
import Testing

/// What the documentation promises of steppers.
@MainActor @Suite("Documented: steppers", .timeLimit(.minutes(5)))
struct DocumentedSteppersTests {
  private struct Counter: View {
    @State var count = 5
    var bounds = 0...10
    var step = 1
    @State private var edits: [Bool] = []
    var body: some View {
      VStack {
        Stepper("Value", value: $count, in: bounds, step: step) { edits.append($0) }
        Text("\(count)").accessibilityIdentifier("count")
        Text(edits.map { $0 ? "begin" : "end" }.joined(separator: " "))
          .accessibilityIdentifier("edits")
      }
    }
  }

  private func shown(@ViewBuilder _ content: @escaping () -> some View) -> Harness {
    Harness(size: CGSize(width: 300, height: 120)) { content() }
  }

  @Test("A press on plus adds the step to the value, one on minus takes it away")
  func steps() {
    let harness = shown { Counter(step: 2) }
    harness.pressMore("Value")
    #expect(harness.text(of: "count") == "7")
    harness.pressLess("Value")
    harness.pressLess("Value")
    #expect(harness.text(of: "count") == "3")
  }

  @Test("A value with bounds stays within them")
  func bounds() {
    let harness = shown { Counter(count: 9) }
    for _ in 0..<3 { harness.pressMore("Value") }
    #expect(harness.text(of: "count") == "10")
  }

  @Test("What hears of editing gets true when a press begins and false when it ends")
  func edits() {
    let harness = shown { Counter() }
    let frame = harness.frame(of: "Value") ?? .zero
    let plus = CGPoint(x: frame.maxX - 15, y: frame.midY)
    harness.pointerDown(at: plus)
    #expect(harness.text(of: "edits") == "begin")
    harness.pointerUp(at: plus)
    #expect(harness.text(of: "edits") == "begin end")
  }

  @Test("A press that is held steps again and again")
  func holds() {
    let harness = shown { Counter(count: 0, bounds: 0...1_000) }
    let frame = harness.frame(of: "Value") ?? .zero
    harness.pointerDown(at: CGPoint(x: frame.maxX - 15, y: frame.midY))
    harness.advance(by: 2)
    harness.pointerUp(at: CGPoint(x: frame.maxX - 15, y: frame.midY))
    #expect((Int(harness.text(of: "count") ?? "") ?? 0) > 3)
  }

  @Test("Instead of a value, a stepper may have actions for its two halves")
  func actions() {
    var calls = ""
    let harness = shown {
      Stepper("Colour") {
        calls += "+"
      } onDecrement: {
        calls += "-"
      }
    }
    harness.pressMore("Colour")
    harness.pressLess("Colour")
    #expect(calls == "+-")
  }

  @Test("A stepper without an action for a half cannot be stepped that way")
  func missingAction() {
    var count = 0
    let harness = shown {
      Stepper("Up", onIncrement: { count += 1 }, onDecrement: nil)
    }
    harness.pressLess("Up")
    #expect(count == 0)
    #expect(harness.element("Up")?.semantics.actions.contains(.decrement) == false)
    harness.pressMore("Up")
    #expect(count == 1)
  }

  @Test("With a format a stepper shows its value as that writes it")
  func format() {
    let harness = shown {
      Stepper("Share", value: .constant(0.25), step: 0.05, format: .percent) { _ in }
    }
    #expect(harness.element("Share")?.value?.contains("25") == true)
    #expect(harness.element("Share")?.value?.contains("%") == true)
  }

  @Test("A stepper's label may be any view")
  func label() {
    let harness = shown {
      Stepper(value: .constant(3), in: 0...5) { Label("Copies", systemImage: "doc") }
    }
    #expect(harness.find(.stepper, "Copies").exists)
  }
}
