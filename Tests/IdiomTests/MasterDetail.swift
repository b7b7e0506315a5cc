import Lamina
import LaminaTesting
import Testing

private struct Note: Identifiable, Hashable {
  let id: Int
  var title: String
}

/// The detail edits the selected element through a binding that looks it up.
private struct Notes: View {
  @State private var notes = (0..<5).map { Note(id: $0, title: "Note \($0)") }
  @State private var selected: Int? = 0
  var body: some View {
    HStack(spacing: 0) {
      List(notes, selection: $selected) { Text($0.title) }.frame(width: 150)
      if let place = notes.firstIndex(where: { $0.id == selected }) {
        TextField("Title", text: $notes[place].title).id(selected)
      } else {
        Text("Nothing selected")
      }
    }
  }
}

@MainActor @Suite("Idioms: a list with a detail that edits")
struct MasterDetailIdiom {
  @Test("Typing changes the row; another row brings another text")
  func editing() {
    let harness = Harness(size: CGSize(width: 400, height: 250)) { Notes() }
    harness.tap("Title")
    harness.press(.end)
    harness.type("!")
    #expect(harness.exists("Note 0!"))
    harness.tap("Note 3")
    #expect(harness.element("Title")?.semantics.value == "Note 3")
    harness.press(.downArrow)
    #expect(harness.element("Title")?.semantics.value == "Note 4")
  }
}
