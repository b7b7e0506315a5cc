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
  func delete() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Notes() }
    let places = (1...5).map { harness.frame(of: "Note \($0)") }
    harness.tap("Delete 2")
    #expect(!harness.exists("Note 2"))
    harness.advance(by: 1)
    #expect(harness.frame(of: "Note 3") == places[1])
    #expect(harness.frame(of: "Note 5") == places[3])
    for id in [1, 5, 4, 3] {
      harness.tap("Delete \(id)")
      harness.advance(by: 0.1)
    }
    harness.advance(by: 1)
    #expect(harness.elements(role: .row).isEmpty)
  }
}
