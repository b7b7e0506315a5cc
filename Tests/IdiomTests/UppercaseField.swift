import Lamina
import LaminaTesting
import Testing

private struct LicencePlate: View {
  @State private var plate = ""
  var body: some View {
    TextField("Plate", text: $plate)
      .onChange(of: plate) { _, new in plate = new.uppercased() }
  }
}

private struct CountryCode: View {
  @State private var code = ""
  var body: some View {
    TextField("Code", text: Binding(get: { code }, set: { code = $0.uppercased() }))
  }
}

@MainActor @Suite("Idioms: a field in capitals")
struct UppercaseFieldIdiom {
  @Test("onChange tidies what was typed")
  func onChange() {
    let harness = Harness(size: CGSize(width: 300, height: 80)) { LicencePlate() }
    harness.tap("Plate")
    harness.type("ab-c 12")
    #expect(harness.element("Plate")?.semantics.value == "AB-C 12")
  }

  @Test("A binding that capitalises lets one type in the middle")
  func binding() {
    let harness = Harness(size: CGSize(width: 300, height: 80)) { CountryCode() }
    harness.tap("Code")
    harness.type("ad")
    harness.press(.leftArrow)
    harness.type("bc")
    #expect(harness.element("Code")?.semantics.value == "ABCD")
  }
}
