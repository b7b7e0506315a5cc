import Lamina
import LaminaTesting
import Testing

/// A field of one's own with a button inside, given a binding.
private struct ClearableField: View {
  let title: String
  @Binding var text: String
  var body: some View {
    TextField(title, text: $text)
      .overlay(alignment: .trailing) {
        if !text.isEmpty {
          Button("Clear \(title)") { text = "" }.buttonStyle(.plain)
        }
      }
  }
}

private struct TwoFields: View {
  @State private var from = ""
  @State private var to = ""
  var body: some View {
    VStack {
      ClearableField(title: "From", text: $from)
      ClearableField(title: "To", text: $to)
      Button("Swap") { (from, to) = (to, from) }
    }
  }
}

@MainActor @Suite("Idioms: a field with a button to clear it")
struct ClearButtonFieldIdiom {
  @Test("Clearing and swapping leave the focus where it was")
  func clearing() {
    let harness = Harness(size: CGSize(width: 300, height: 160)) { TwoFields() }
    harness.tap("From")
    harness.type("Bern")
    harness.tap("To")
    harness.type("Ulm")
    harness.tap("Swap")
    #expect(harness.element("From")?.semantics.value == "Ulm")
    harness.tap("Clear To")
    #expect(harness.element("To")?.semantics.value == "")
    harness.type("Rom")
    #expect(harness.element("To")?.semantics.value == "Rom")
  }
}
