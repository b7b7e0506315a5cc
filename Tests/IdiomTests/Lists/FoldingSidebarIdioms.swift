import Lamina
import LaminaTesting
import Testing

/// A sidebar that remembers which of its groups are open, as mail programs have it.
private struct Mailboxes: View {
  @State private var open: Set<String> = ["Favourites"]
  @State private var selection: String?

  private let groups = [
    ("Favourites", ["Inbox", "Sent"]), ("Archive", ["2025", "2026"]),
  ]

  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        ForEach(groups, id: \.0) { name, boxes in
          Section(name, isExpanded: isOpen(name)) {
            ForEach(boxes, id: \.self) { Text($0) }
          }
        }
      }
      .listStyle(.sidebar)
      .toolbar {
        Button("Open all") { withAnimation { open = Set(groups.map(\.0)) } }
      }
    } detail: {
      Text(selection ?? "No mailbox")
    }
  }

  private func isOpen(_ name: String) -> Binding<Bool> {
    Binding(
      get: { open.contains(name) },
      set: { if $0 { open.insert(name) } else { open.remove(name) } })
  }
}

@MainActor @Suite("Idioms: a sidebar whose groups open and close")
struct FoldingSidebarIdioms {
  @Test("A group opens at its header, its rows are chosen, and it closes with the choice kept")
  func groups() {
    let harness = Harness(size: CGSize(width: 900, height: 500)) { Mailboxes() }
    #expect(harness.exists("Inbox") && !harness.exists("2025"))
    harness.tap("Archive")
    harness.advance(by: 1)
    harness.tap("2026")
    harness.advance(by: 1)
    harness.tap("Archive")
    harness.advance(by: 1)
    #expect(!harness.exists("2025"))
    #expect(harness.exists("2026"))
    harness.tap("Favourites")
    harness.advance(by: 1)
    #expect(!harness.exists("Inbox"))
    harness.tap("Open all")
    harness.advance(by: 1)
    #expect(harness.exists("Inbox") && harness.exists("2025"))
  }
}
