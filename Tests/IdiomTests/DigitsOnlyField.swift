import Lamina
import LaminaTesting
import Testing

private struct PhoneField: View {
  @Binding var digits: String
  var body: some View {
    TextField(
      "Phone",
      text: Binding(
        get: { grouped(digits) }, set: { digits = $0.filter(\.isNumber) }))
  }

  private func grouped(_ digits: String) -> String {
    digits.count > 3 ? digits.prefix(3) + " " + digits.dropFirst(3) : digits
  }
}

private struct PhoneForm: View {
  @State private var digits = ""
  var body: some View {
    VStack {
      PhoneField(digits: $digits)
      Text(digits).accessibilityIdentifier("digits")
    }
  }
}

@MainActor @Suite("Idioms: a field that keeps digits and groups them")
struct DigitsOnlyFieldIdiom {
  @Test("Signs are refused, digits are grouped, the caret stays behind what was typed")
  func typing() {
    let harness = Harness(size: CGSize(width: 300, height: 80)) { PhoneForm() }
    harness.tap("Phone")
    harness.type("1a2b3-456")
    #expect(harness.text(of: "digits") == "123456")
    #expect(harness.element("Phone")?.semantics.value == "123 456")
  }
}
