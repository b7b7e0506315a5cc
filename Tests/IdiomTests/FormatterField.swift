import Foundation
import Lamina
import LaminaTesting
import Testing

private struct Weight: View {
  @State private var weight = 1.5
  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 1
    return formatter
  }()
  var body: some View {
    VStack {
      TextField("Weight", value: $weight, formatter: formatter)
      Text("\(weight)").accessibilityIdentifier("weight")
    }
  }
}

@MainActor @Suite("Idioms: a field with a formatter")
struct FormatterFieldIdiom {
  @Test("What can be read is written, what cannot goes back")
  func formatter() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { Weight() }
    harness.press(.tab)
    harness.type("72")
    #expect(harness.text(of: "weight") == "72.0")
    harness.press(.return)
    #expect(harness.element("Weight")?.semantics.value == "72.0")
    harness.press("a", modifiers: .command)
    harness.type("heavy\n")
    #expect(harness.element("Weight")?.semantics.value == "72.0")
  }
}
