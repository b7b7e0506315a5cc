import Lamina
import LaminaTesting
import Testing

private struct Offer: View {
  @State private var price = 9.5
  @State private var count = 2
  private let locale = Locale(identifier: "en_US")
  var body: some View {
    VStack {
      TextField(
        "Price", value: $price, format: .number.precision(.fractionLength(2)).locale(locale))
      TextField("Count", value: $count, format: .number.locale(locale))
      Text("Total \(Int(price * Double(count) * 100)) cents").accessibilityIdentifier("total")
    }
  }
}

@MainActor @Suite("Idioms: fields for numbers")
struct PriceFieldIdiom {
  @Test("The total follows each key, and the fields tidy themselves when left")
  func totals() {
    let harness = Harness(size: CGSize(width: 300, height: 160)) { Offer() }
    harness.press(.tab)
    harness.type("3")
    #expect(harness.text(of: "total") == "Total 600 cents")
    harness.type(".5\t")
    #expect(harness.element("Price")?.semantics.value == "3.50")
    harness.type("10")
    #expect(harness.text(of: "total") == "Total 3500 cents")
    harness.type("many\n")
    #expect(harness.element("Count")?.semantics.value == "10")
  }
}
