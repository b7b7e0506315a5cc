import Lamina
import LaminaTesting
import Testing

private struct FileItem: Hashable, Identifiable, CustomStringConvertible {
  var id: Self { self }
  var name: String
  var children: [FileItem]?
  var description: String { children == nil ? "📄 \(name)" : "📁 \(name)" }
}

private let fileItems = [
  FileItem(
    name: "users",
    children: [
      FileItem(name: "photos", children: [FileItem(name: "cat.jpg")]), FileItem(name: "notes.txt"),
    ]),
  FileItem(name: "tmp", children: []),
]

private struct Sidebar: View {
  @State private var selection: FileItem?
  var body: some View {
    List(fileItems, children: \.children, selection: $selection) { item in
      Text(item.description)
    }
    .listStyle(.sidebar)
  }
}

private struct Sections: View {
  var body: some View {
    List {
      Section("Files") {
        OutlineGroup(fileItems, children: \.children) { Text($0.description) }
      }
      Section("More") { Text("Trash") }
    }
  }
}

@MainActor @Suite("Idioms: a tree of folders in a sidebar")
struct FolderTreeIdioms {
  @Test("The keyboard opens one folder after the other")
  func keyboard() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Sidebar() }
    harness.tap("📁 users")
    harness.press(.rightArrow)
    harness.advance(by: 1)
    harness.press(.downArrow)
    harness.press(.rightArrow)
    harness.advance(by: 1)
    #expect(harness.exists("📄 cat.jpg"))
  }

  @Test("A tree stands in a section")
  func section() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Sections() }
    #expect(harness.exists("📁 users") && harness.exists("Trash"))
    #expect(!harness.exists("📄 notes.txt"))
    if let mark = harness.find(.button, "Open").elements.first {
      harness.tap(at: CGPoint(x: mark.frame.midX, y: mark.frame.midY))
    }
    harness.advance(by: 1)
    #expect(harness.exists("📄 notes.txt"))
  }
}
