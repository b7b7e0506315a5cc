import Foundation
import Lamina
import LaminaRaster
import LaminaTesting
import Testing

@MainActor func look(_ harness: Harness, _ name: String) {
  guard let folder = ProcessInfo.processInfo.environment["LOOK"] else { return }
  try? harness.picture().pngData().write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
}

@MainActor @Suite("Look") struct LookTests {
  struct Demo: View {
    @State var sheet = false
    @State var alert = false
    @State var choice = false
    @State var pop = false
    @State var bottom = false
    @State var name = ""
    var body: some View {
      VStack(spacing: 12) {
        Text("Recipes").font(.title)
        Button("Sheet") { sheet = true }
          .sheet(isPresented: $sheet) {
            VStack(alignment: .leading, spacing: 12) {
              Text("New recipe").font(.headline)
              TextField("Name", text: $name)
              HStack {
                Spacer(); Button("Cancel", role: .cancel) {};
                Button("Add") {}.buttonStyle(.borderedProminent)
              }
            }.padding(20).frame(width: 360)
          }
        Button("Alert") { alert = true }
          .alert("Delete “Tea”?", isPresented: $alert) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
          } message: {
            Text("You cannot take this back.")
          }
        Button("Choice") { choice = true }
          .confirmationDialog("Empty the basket?", isPresented: $choice, titleVisibility: .visible)
        {
          Button("Move to wishes") {}
          Button("Empty", role: .destructive) {}
        }
        Button("Popover") { pop = true }
          .popover(isPresented: $pop) { Text("It explains\nsomething").padding() }
        Button("Bottom") { bottom = true }
          .sheet(isPresented: $bottom) {
            List(0..<40, id: \.self) { Text("Row \($0)") }.presentationDetents([.medium, .large])
          }
      }.padding().frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
  @Test func demo() {
    for name in ["Sheet", "Alert", "Choice", "Popover", "Bottom"] {
      let harness = Harness(size: CGSize(width: 600, height: 420)) { Demo() }
      harness.tap(name)
      harness.advance(by: 1)
      look(harness, name)
    }
  }

  struct Stack: View {
    @State var path: [Int] = []
    @State var words = ""
    var body: some View {
      NavigationStack(path: $path) {
        List(1..<30) { id in NavigationLink("Recipe \(id)", value: id) }
          .navigationTitle("Recipes")
          .searchable(text: $words)
          .toolbar { Button("Add") {} }
          .navigationDestination(for: Int.self) { id in
            List {
              Text("Ingredients of \(id)"); Text("Tea"); Text("Water")
            }
            .navigationTitle("Recipe \(id)")
            .toolbar {
              ToolbarItem(placement: .primaryAction) { Button("Edit") {} }
              ToolbarItem(placement: .bottomBar) { Text("Saved just now").font(.caption) }
            }
          }
      }
    }
  }
  @Test func stack() {
    let harness = Harness(size: CGSize(width: 420, height: 420)) { Stack() }
    look(harness, "stack0")
    harness.tap("Recipe 3")
    harness.advance(by: 0.1)
    look(harness, "stack1")
    harness.advance(by: 1)
    look(harness, "stack2")
    harness.tap("Back")
    harness.advance(by: 0.08)
    look(harness, "stack3")
  }

  struct Mail: View {
    @State var box: String? = "Inbox"
    @State var words = ""
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent", "Drafts"], id: \.self, selection: $box) {
          NavigationLink($0, value: $0)
        }
        .navigationTitle("Mail")
      } content: {
        List(1..<20) { Text("Message \($0)") }.navigationTitle(box ?? "").searchable(text: $words)
      } detail: {
        Text("Nothing chosen").foregroundStyle(.secondary).navigationTitle("Detail")
          .toolbar {
            Button("Reply") {}; Button("Delete") {}
          }
      }
    }
  }
  struct Tabs: View {
    var body: some View {
      TabView {
        Tab("Home", systemImage: "star") {
          NavigationStack {
            List(1..<20) { Text("Row \($0)") }.navigationTitle("Home")
              .navigationBarTitleDisplayMode(.large)
          }
        }
        Tab("Lists", systemImage: "list.bullet") { Text("two") }.badge(3)
        Tab("About", systemImage: "info.circle") { Text("three") }
      }
    }
  }
  @Test func others() {
    let mail = Harness(size: CGSize(width: 900, height: 420)) { Mail() }
    mail.advance(by: 1)
    look(mail, "split")
    let tabs = Harness(size: CGSize(width: 380, height: 420)) { Tabs() }
    look(tabs, "tabs0")
    let wide = Harness(size: CGSize(width: 620, height: 420)) { Tabs() }
    wide.advance(by: 1)
    look(wide, "tabs1")
  }
}
