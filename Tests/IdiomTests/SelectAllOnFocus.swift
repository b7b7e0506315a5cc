import Lamina
import LaminaTesting
import Testing

private struct CaretForm: View {
  @State private var text = "hello world"
  @State private var selection: TextSelection?
  var body: some View {
    VStack {
      TextField("Text", text: $text, selection: $selection)
      Button("Select all") {
        selection = TextSelection(range: text.startIndex..<text.endIndex)
      }
      Button("Shout") { text += "!" }
    }
  }
}

@MainActor @Suite("Idioms: a selection that the program makes")
struct SelectAllOnFocusIdiom {
  @Test("A button selects all of the field that is typed in")
  func selecting() {
    let harness = Harness(size: CGSize(width: 300, height: 160)) { CaretForm() }
    harness.tap("Text")
    harness.press(.end)
    harness.type("!")
    harness.tap("Select all")
    harness.type("x")
    #expect(harness.element("Text")?.semantics.value == "x")
  }

  @Test("What the program appends is typed on from")
  func appending() {
    let harness = Harness(size: CGSize(width: 300, height: 160)) { CaretForm() }
    harness.tap("Text")
    harness.press(.end)
    harness.tap("Shout")
    harness.type("?")
    #expect(harness.element("Text")?.semantics.value == "hello world!?")
  }
}
