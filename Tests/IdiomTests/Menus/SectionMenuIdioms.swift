import Lamina
import LaminaTesting
import Testing

/// A menu with sections, and a list that is searched, as programs for the Mac have them.
private struct Library: View {
  @State private var order = "Title"
  @State private var isReversed = false
  @State private var words = ""
  @State private var added = 0

  private let books = ["Emma", "Odes", "Ulysses"]

  var body: some View {
    NavigationStack {
      List(books.filter { words.isEmpty || $0.contains(words) }, id: \.self) { Text($0) }
        .searchable(text: $words)
        .navigationTitle("Library")
        .toolbar {
          ToolbarItem {
            Menu("Options") {
              Section("Sort by") {
                ForEach(["Title", "Author"], id: \.self) { name in
                  Button(name) { order = name }
                }
              }
              Section {
                Toggle("Reversed", isOn: $isReversed)
              }
              Divider()
              Button("Add") { added += 1 }
            }
          }
        }
        .safeAreaInset(edge: .bottom) {
          Text("by \(order)\(isReversed ? " reversed" : ""), added \(added)")
            .accessibilityIdentifier("state")
        }
    }
  }
}

@MainActor @Suite("Menus with sections")
struct SectionMenuIdioms {
  private func library() -> Harness {
    Harness(size: CGSize(width: 600, height: 400)) { Library() }
  }

  @Test("Items of all sections are chosen by mouse and by keys, headers are passed over")
  func choose() {
    let harness = library()
    harness.tap("Options")
    #expect(harness.exists("Sort by"))
    harness.tap("Author")
    #expect(harness.text(of: "state") == "by Author, added 0")
    harness.tap("Options")
    harness.press(.downArrow)
    harness.press(.return)
    #expect(harness.text(of: "state") == "by Title, added 0")
    harness.tap("Options")
    harness.press(.upArrow)
    harness.press(.return)
    #expect(harness.text(of: "state") == "by Title, added 1")
  }

  @Test("Ctrl+F finds among the books")
  func find() {
    let harness = library()
    harness.press("f", modifiers: .command)
    harness.type("Od")
    #expect(harness.exists("Odes") && !harness.exists("Emma"))
  }
}
