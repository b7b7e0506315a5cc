import Lamina
import LaminaTesting
import Testing

private struct PinField: View {
  @State private var pin = ""
  var body: some View {
    VStack {
      TextField("Pin", text: $pin)
        .onChange(of: pin) { _, new in
          if new.count > 4 { pin = String(new.prefix(4)) }
        }
      Text("\(pin.count) of 4").accessibilityIdentifier("count")
    }
  }
}

private struct BoundPin: View {
  let limit: Int
  @State private var pin = ""
  var body: some View {
    TextField("Pin", text: Binding(get: { pin }, set: { pin = String($0.prefix(limit)) }))
  }
}

@MainActor @Suite("Idioms: a field of so many characters")
struct MaxLengthFieldIdiom {
  @Test("onChange cuts what is too long")
  func onChange() {
    let harness = Harness(size: CGSize(width: 300, height: 80)) { PinField() }
    harness.tap("Pin")
    harness.type("123456")
    #expect(harness.element("Pin")?.semantics.value == "1234")
    #expect(harness.text(of: "count") == "4 of 4")
  }

  @Test("A binding that cuts shows no more than it keeps, and deleting makes room")
  func binding() {
    let harness = Harness(size: CGSize(width: 300, height: 80)) { BoundPin(limit: 4) }
    harness.tap("Pin")
    harness.type("123456")
    #expect(harness.element("Pin")?.semantics.value == "1234")
    harness.press(.delete)
    harness.type("9")
    #expect(harness.element("Pin")?.semantics.value == "1239")
  }
}
