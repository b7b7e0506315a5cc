import Lamina
import LaminaTesting
import Testing

private struct AgeForm: View {
  @State private var age: Int?
  var body: some View {
    VStack {
      TextField("Age", value: $age, format: .number)
      Text(age.map { "In a year: \($0 + 1)" } ?? "No age").accessibilityIdentifier("said")
      Button("Forget") { age = nil }
    }
  }
}

@MainActor @Suite("Idioms: a field for a number that may be missing")
struct OptionalNumberFieldIdiom {
  @Test("Empty is none, and a button empties the field while it has the focus")
  func optional() {
    let harness = Harness(size: CGSize(width: 300, height: 160)) { AgeForm() }
    harness.tap("Age")
    harness.type("41")
    #expect(harness.text(of: "said") == "In a year: 42")
    harness.press(.delete)
    harness.press(.delete)
    #expect(harness.text(of: "said") == "No age")
    harness.type("7")
    harness.tap("Forget")
    #expect(harness.element("Age")?.semantics.value == "")
    harness.type("8")
    #expect(harness.text(of: "said") == "In a year: 9")
  }
}
