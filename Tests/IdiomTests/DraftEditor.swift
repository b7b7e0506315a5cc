import Lamina
import LaminaTesting
import Testing

/// An editor on a copy, with Save and Cancel: the value goes up only at the end.
private struct EditSheet: View {
  let original: String
  let save: (String) -> Void
  @State private var draft: String

  init(original: String, save: @escaping (String) -> Void) {
    self.original = original
    self.save = save
    _draft = State(initialValue: original)
  }

  var body: some View {
    VStack {
      TextField("Title", text: $draft)
      Button("Save") { save(draft) }.disabled(draft == original)
      Button("Revert") { draft = original }
    }
  }
}

private struct Page: View {
  @State private var title = "Draft"
  var body: some View {
    VStack {
      Text(title).accessibilityIdentifier("title")
      EditSheet(original: title) { title = $0 }
    }
  }
}

@MainActor @Suite("Idioms: a draft of a value")
struct DraftEditorIdiom {
  @Test("Save writes, Revert takes back, and the field goes on having the focus")
  func drafting() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Page() }
    harness.tap("Title")
    harness.press(.end)
    harness.type(" 1")
    harness.tap("Revert")
    #expect(harness.element("Title")?.semantics.value == "Draft")
    harness.type("!")
    harness.tap("Save")
    #expect(harness.text(of: "title") == "Draft!")
  }
}
