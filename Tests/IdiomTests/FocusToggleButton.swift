import Lamina
import LaminaTesting
import Testing

private struct NoteField: View {
  @State private var note = ""
  @FocusState private var isEditing: Bool
  var body: some View {
    VStack {
      TextField("Note", text: $note).focused($isEditing)
      Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
    }
  }
}

@MainActor @Suite("Idioms: a button that switches the focus")
struct FocusToggleButtonIdiom {
  @Test("Edit, type, Done, Edit")
  func toggling() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { NoteField() }
    harness.tap("Edit")
    harness.type("milk")
    harness.tap("Done")
    harness.type("lost")
    #expect(harness.element("Note")?.semantics.value == "milk")
    #expect(harness.exists("Edit"))
    harness.tap("Edit")
    #expect(harness.exists("Done"))
  }
}
