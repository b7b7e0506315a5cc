import Lamina
import LaminaTesting
import Testing

/// A row that is given a plain value and a callback, and makes its own binding.
private struct NameRow: View {
  let name: String
  let onChange: (String) -> Void

  var body: some View {
    TextField("Name", text: Binding(get: { name }, set: { onChange($0) }))
  }
}

private struct Contact: View {
  @State private var name = ""
  var body: some View {
    VStack {
      NameRow(name: name) { name = $0 }
      Text("Hello, \(name)").accessibilityIdentifier("greeting")
    }
  }
}

@MainActor @Suite("Idioms: a field on a captured value")
struct CapturedNameFieldIdiom {
  @Test("What is typed stands in order")
  func typing() {
    let harness = Harness(size: CGSize(width: 300, height: 100)) { Contact() }
    harness.tap("Name")
    harness.type("abcdef")
    #expect(harness.text(of: "greeting") == "Hello, abcdef")
  }
}
