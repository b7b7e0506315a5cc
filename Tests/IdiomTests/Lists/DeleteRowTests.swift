import Lamina
import LaminaTesting
import Testing

private struct Note: Identifiable {
  let id: Int
  var text: String { "Note \(id)" }
}

private struct Notes: View {
  @State private var notes = (1...5).map { Note(id: $0) }

  var body: some View {
    List {
      ForEach(notes) { note in
        HStack {
          Text(note.text)
          Spacer()
          Button("Delete \(note.id)") {
            withAnimation { notes.removeAll { $0.id == note.id } }
          }
        }
      }
    }
  }
}

@MainActor @Suite("Idioms: a row that deletes itself with an animation")
struct DeleteRowTests {
  @Test("The others close the gap, and each can be deleted in turn")
  func delete() throws {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Notes() }
    let places = (1...5).map { harness.frame(of: "Note \($0)") }
    harness.tap("Delete 2")
    #expect(!harness.exists("Note 2"))
    harness.advance(by: 1)
    #expect(harness.frame(of: "Note 3")?.origin == places[1]?.origin)
    #expect(harness.frame(of: "Note 5")?.origin == places[3]?.origin)
    // Rows are on their way: a click in the middle of where one will be hits what is shown there.
    for (id, left) in [(1, 3), (5, 2), (4, 1), (3, 0)] {
      try harness.button("Delete \(id)").press()
      harness.advance(by: 0.1)
      #expect(!harness.exists("Note \(id)"))
      #expect(harness.elements(role: .row).count == left)
    }
    harness.advance(by: 1)
    #expect(harness.elements(role: .row).isEmpty)
  }
}
