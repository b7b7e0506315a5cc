import Lamina
import LaminaTesting
import Testing

private enum AddressField: Int, CaseIterable { case street, city, code }

private struct AddressForm: View {
  @State private var values: [AddressField: String] = [:]
  @FocusState private var field: AddressField?
  var body: some View {
    VStack {
      ForEach(AddressField.allCases, id: \.self) { item in
        TextField("\(item)", text: Binding(get: { values[item] ?? "" }, set: { values[item] = $0 }))
          .focused($field, equals: item)
      }
      HStack {
        Button("Previous") { field = field.flatMap { AddressField(rawValue: $0.rawValue - 1) } }
          .disabled(field == .street)
        Button("Next") { field = field.flatMap { AddressField(rawValue: $0.rawValue + 1) } }
          .disabled(field == .code)
      }
    }
  }
}

@MainActor @Suite("Idioms: buttons that go from field to field")
struct NextFieldButtonIdiom {
  @Test("Next and Previous go by where the focus is")
  func nextAndPrevious() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { AddressForm() }
    harness.tap("street")
    harness.type("a")
    harness.tap("Next")
    harness.type("b")
    harness.tap("Next")
    harness.type("c")
    harness.tap("Previous")
    harness.type("d")
    #expect(harness.element("street")?.semantics.value == "a")
    #expect(harness.element("city")?.semantics.value?.contains("d") == true)
    #expect(harness.element("code")?.semantics.value == "c")
  }
}
