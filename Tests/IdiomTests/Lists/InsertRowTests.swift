import Lamina
import LaminaTesting
import Testing

private struct Entry: Identifiable, Equatable {
  let id = UUID()
  var title: String
}

private struct Journal: View {
  @State private var entries: [Entry] = []
  @State private var draft = ""

  var body: some View {
    VStack {
      HStack {
        TextField("New entry", text: $draft).onSubmit(add)
        Button("Add", action: add).disabled(draft.isEmpty)
      }
      List(entries) { entry in Text(entry.title) }
    }
  }

  private func add() {
    guard !draft.isEmpty else { return }
    withAnimation(.easeInOut) { entries.insert(Entry(title: draft), at: 0) }
    draft = ""
  }
}

@MainActor @Suite("Idioms: what is typed becomes the first row")
struct InsertRowTests {
  @Test("Return and the button add, the newest on top")
  func add() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Journal() }
    #expect(harness.element("Add")?.isEnabled == false)
    harness.tap("New entry")
    harness.type("first\n")
    harness.advance(by: 1)
    harness.tap("New entry")
    harness.type("second")
    harness.tap("Add")
    harness.advance(by: 1)
    let places = ["second", "first"].map { harness.frame(of: $0)?.minY ?? 0 }
    #expect(places[0] > 0 && places[0] < places[1])
    #expect(harness.elements(role: .row).count == 2)
  }
}
