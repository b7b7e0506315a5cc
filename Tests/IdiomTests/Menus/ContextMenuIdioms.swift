import Lamina
import LaminaTesting
import Testing

/// A file browser with a menu for what is selected, as documentation shows it.
private struct Browser: View {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  @State private var items = ["Letter", "Photo", "Tax"].enumerated().map { Item(id: $0, name: $1) }
  @State private var selection = Set<Item.ID>()
  @State private var opened = ""

  var body: some View {
    VStack {
      List(items, selection: $selection) { item in
        Label(item.name, systemImage: "doc")
      }
      .contextMenu(forSelectionType: Item.ID.self) { items in
        if items.isEmpty {
          Button("New Item") { self.items.append(Item(id: self.items.count, name: "Untitled")) }
        } else if items.count == 1 {
          Button("Copy") {}
          Button("Delete", role: .destructive) { delete(items) }
        } else {
          Button("Copy \(items.count) Items") {}
          Button("Delete Selected", role: .destructive) { delete(items) }
        }
      } primaryAction: { items in
        opened = self.items.filter { items.contains($0.id) }.map(\.name).joined(separator: ", ")
      }
      Text("opened \(opened)")
    }
  }

  private func delete(_ ids: Set<Item.ID>) { items.removeAll { ids.contains($0.id) } }
}

/// A picture with “Save as”, whose menu has a toggle and a picker, too.
private struct Picture: View {
  @State private var message = "nothing"
  @State private var isFavorite = false
  @State private var size = "Small"

  var body: some View {
    VStack {
      Image(systemName: "photo")
        .resizable()
        .frame(width: 80, height: 80)
        .accessibilityLabel("Harbour")
        .contextMenu {
          Button {
            message = "saved"
          } label: {
            Label("Save as…", systemImage: "square.and.arrow.down")
          }
          .keyboardShortcut("s")
          Section {
            Toggle("Favorite", isOn: $isFavorite)
            Picker("Size", selection: $size) {
              Text("Small").tag("Small")
              Text("Large").tag("Large")
            }
          }
          Menu("Share") { Button("Mail") { message = "mailed" } }
        }
      Text("\(message), \(isFavorite ? "favourite" : "plain")")
    }
  }
}

/// A menu that only some rows have, with and without a preview.
private struct Conditional: View {
  let isOwn: Bool

  var body: some View {
    VStack {
      Text("Message")
        .contextMenu { if isOwn { Button("Edit") {} } }
      Text("Preview")
        .contextMenu {
          Button("Open") {}
        } preview: {
          Text("A large preview")
        }
    }
  }
}

@MainActor @Suite("Idioms: context menus", .timeLimit(.minutes(5)))
struct ContextMenuIdioms {
  @Test("A file browser acts on what is selected, or on the row that is pressed")
  func browser() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Browser() }
    harness.press(.secondary, on: "Photo")
    harness.tap("Delete")
    #expect(!harness.exists("Photo") && harness.exists("Letter"))
    harness.tap("Tax", count: 2)
    #expect(harness.exists("opened Tax"))
  }

  @Test("A picture is saved from its menu, and its toggle is switched")
  func picture() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Picture() }
    harness.press(.secondary, on: "Harbour")
    harness.tap("Save as…")
    #expect(harness.exists("saved, plain"))
    harness.press(.secondary, on: "Harbour")
    harness.tap("Favorite")
    #expect(harness.exists("saved, favourite"))
    harness.press(.secondary, on: "Harbour")
    harness.hover("Share")
    harness.tap("Mail")
    #expect(harness.exists("mailed, favourite"))
  }

  @Test("A menu is there where it has items")
  func conditional() {
    for isOwn in [true, false] {
      let harness = Harness(size: CGSize(width: 300, height: 300)) { Conditional(isOwn: isOwn) }
      harness.press(.secondary, on: "Message")
      #expect(harness.exists("Edit") == isOwn)
      harness.press(.escape)
      harness.press(.secondary, on: "Preview")
      #expect(harness.exists("Open"))
    }
  }
}
