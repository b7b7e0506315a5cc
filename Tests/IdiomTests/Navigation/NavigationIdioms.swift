import Lamina
import LaminaTesting
import Testing

// Programs as they are written for the Mac, with bars, menus and presentations.

private struct Song: Identifiable, Hashable {
  let id: Int
  var name: String
  static let all = [
    "Autumn Leaves", "Blue Train", "Cantaloupe Island", "Django", "Epistrophy", "Footprints",
  ].enumerated().map { Song(id: $0, name: $1) }
}

private struct SaveButtonProgram: View {
  @State private var saved: [String] = []
  var body: some View {
    VStack(spacing: 12) {
      Text("Saved: \(saved.joined(separator: ", "))")
      HStack {
        Menu("Save") {
          Button("Save As…") { saved.append("as") }
          Button("Save a Copy") { saved.append("copy") }
          Divider()
          Button("Revert", role: .destructive) { saved = [] }
        } primaryAction: {
          saved.append("file")
        }
        .fixedSize()
        Menu {
          Button("Later") { saved.append("later") }
        } label: {
          Label("Send", systemImage: "arrow.right")
        } primaryAction: {
          saved.append("sent")
        }
        .buttonStyle(.borderedProminent)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct AddInToolbarProgram: View {
  @State private var items = ["Note"]
  var body: some View {
    NavigationStack {
      List(items, id: \.self) { Text($0) }
        .navigationTitle("Things")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Menu {
              Button("New Folder") { items.append("Folder \(items.count)") }
              Button("New Drawing") { items.append("Drawing \(items.count)") }
            } label: {
              Label("Add", systemImage: "plus")
            } primaryAction: {
              items.append("Note \(items.count)")
            }
          }
        }
    }
  }
}

private struct SearchFieldProgram: View {
  @State private var query = ""
  @FocusState private var isSearching: Bool
  private var found: [Song] {
    query.isEmpty ? Song.all : Song.all.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }
  var body: some View {
    NavigationStack {
      List(found) { Text($0.name) }
        .navigationTitle("Songs")
        .toolbar {
          Button("Find") { isSearching = true }.keyboardShortcut("f", modifiers: .command)
        }
    }
    .searchable(text: $query, prompt: "Song")
    .searchFocused($isSearching)
    .onAppear { isSearching = true }
  }
}

private struct ColoredBarsProgram: View {
  var body: some View {
    NavigationStack {
      List(Song.all) { Text($0.name) }
        .navigationTitle("Songs")
        .navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarBackground(Color.orange.opacity(0.4), for: .navigationBar)
        .toolbarBackground(.thinMaterial, for: .bottomBar)
        .toolbar { ToolbarItem(placement: .bottomBar) { Text("\(Song.all.count) songs") } }
    }
  }
}

private struct HeroProgram: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
            .frame(height: 160)
          ForEach(Song.all) { Text($0.name).padding(.horizontal) }
        }
      }
      .ignoresSafeArea(edges: .top)
      .navigationTitle("Album")
      .toolbarBackgroundVisibility(.hidden, for: .navigationBar)
      .toolbar { Button("Share", systemImage: "arrow.right") {} }
    }
  }
}

private struct DocumentTitleProgram: View {
  @State private var title = "Untitled"
  @State private var isRenaming = false
  var body: some View {
    NavigationStack {
      TextEditor(text: .constant("Dear reader"))
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbarRole(.editor)
        .toolbarTitleMenu {
          Button("Rename…") { isRenaming = true }
          Button("Duplicate") { title += " copy" }
        }
        .alert("Rename", isPresented: $isRenaming) {
          TextField("Name", text: $title)
          Button("OK") {}
        }
    }
  }
}

private struct BrowserProgram: View {
  @State private var path = [0]
  var body: some View {
    NavigationStack(path: $path) {
      List(Song.all) { NavigationLink($0.name, value: $0.id) }
        .navigationTitle("Songs")
        .navigationDestination(for: Int.self) { id in
          Text(Song.all[id].name).font(.title).bold()
            .navigationTitle(Song.all[id].name)
            .toolbarRole(.browser)
            .toolbar {
              Button("Next", systemImage: "chevron.right") { path = [(id + 1) % Song.all.count] }
            }
        }
    }
  }
}

private struct FilterPopoverProgram: View {
  @State private var showsFilter = false
  @State private var onlyNew = false
  var body: some View {
    VStack {
      Button("Filter") { showsFilter.toggle() }
        .popover(isPresented: $showsFilter, arrowEdge: .bottom) {
          VStack(alignment: .leading, spacing: 12) {
            Toggle("Only new", isOn: $onlyNew)
            Button("Done") { showsFilter = false }
          }
          .padding()
          .presentationCompactAdaptation(.sheet)
        }
      Text(onlyNew ? "new ones" : "all")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct LetterSheetProgram: View {
  @State private var shown = "none"
  @State private var form = false
  @State private var page = false
  var body: some View {
    VStack {
      Button("Form") { form = true }
      Button("Page") { page = true }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .sheet(isPresented: $form) {
      NavigationStack {
        VStack { Text("A form") }
          .navigationTitle("Form")
          .toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Done") { form = false } }
          }
      }
      .presentationSizing(.form)
    }
    .sheet(isPresented: $page) {
      ScrollView { Text(String(repeating: "A page of words. ", count: 200)).padding() }
        .presentationSizing(.page)
    }
  }
}

private struct FittedSheetProgram: View {
  @State private var isOpen = true
  var body: some View {
    Color.clear
      .sheet(isPresented: $isOpen) {
        VStack(spacing: 16) {
          Text("Delete 3 songs?").font(.headline)
          HStack {
            Button("Cancel", role: .cancel) { isOpen = false }
            Button("Delete", role: .destructive) { isOpen = false }
          }
        }
        .padding(24)
        .presentationSizing(.fitted)
      }
  }
}

private struct MailProgram: View {
  @State private var box: String? = "Inbox"
  @State private var visibility = NavigationSplitViewVisibility.automatic
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(["Inbox", "Sent", "Trash"], id: \.self, selection: $box) { Text($0) }
        .navigationTitle("Mail")
    } detail: {
      VStack {
        Text(box ?? "none").font(.title)
        Button("Boxes") { visibility = .all }
      }
      .navigationTitle(box ?? "Mail")
    }
    .navigationSplitViewStyle(.prominentDetail)
  }
}

private struct ReaderTabsProgram: View {
  var body: some View {
    TabView {
      Tab("Library", systemImage: "list.bullet") {
        NavigationStack {
          List(Song.all) { song in
            NavigationLink(song.name) {
              Text(song.name).navigationTitle(song.name).toolbar(.hidden, for: .tabBar)
            }
          }
          .navigationTitle("Library")
        }
        .toolbarBackground(.yellow, for: .tabBar)
      }
      Tab("Search", systemImage: "magnifyingglass") { Text("Search") }
    }
  }
}

private struct BoldEverythingProgram: View {
  @State private var isLoud = false
  var body: some View {
    VStack(spacing: 8) {
      Group {
        Text("Title").font(.title)
        Text("Body")
        Label("Labelled", systemImage: "star").font(.headline)
        Button("Loud") { isLoud.toggle() }
      }
      .bold(isLoud)
      .italic(isLoud)
      HStack { Text("caption") }.fontWeight(.heavy).font(.caption)
    }
    .padding()
  }
}

private struct CountersApp: App {
  var body: some Scene {
    WindowGroup("Counters") { CounterList() }.defaultSize(width: 320, height: 240)
    WindowGroup("Counter", id: "counter", for: Int.self) { $number in
      CounterView(number: number ?? 0)
    }
    .defaultSize(width: 240, height: 160)
  }
}

private struct CounterList: View {
  @Environment(\.openWindow) private var openWindow
  var body: some View {
    VStack {
      ForEach(1..<4) { number in
        Button("Counter \(number)") { openWindow(value: number) }
      }
    }
  }
}

private struct CounterView: View {
  let number: Int
  @State private var count = 0
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.undoManager) private var undoManager
  var body: some View {
    VStack {
      Text("\(number): \(count)")
      Button("Add") { count += 1 }
      Button("Close") { dismissWindow() }
    }
    .navigationTitle("Counter \(number)")
  }
}

@MainActor @Suite("Programs with bars, menus and presentations")
struct NavigationIdioms {
  private func harness(
    _ size: CGSize = CGSize(width: 480, height: 360),
    @ViewBuilder _ content: @escaping () -> some View
  ) -> Harness {
    let harness = Harness(size: size, content)
    harness.advance(by: 1)
    return harness
  }

  private func rest(_ harness: Harness) { harness.advance(by: 1) }

  @Test("A button to save with other ways to save")
  func save() throws {
    let harness = harness { SaveButtonProgram() }
    harness.tap("Save")
    harness.tap("Send")
    #expect(harness.exists("Saved: file, sent"))
    rest(harness)
    try harness.find(.menuButton, "Save").showMenu()
    rest(harness)
    harness.tap("Save As…")
    #expect(harness.exists("Saved: file, sent, as"))
  }

  @Test("A button in a toolbar that adds, with other things to add")
  func add() throws {
    let harness = harness { AddInToolbarProgram() }
    try harness.find(.menuButton, "Add").press()
    #expect(harness.exists("Note 1"))
    try harness.find(.menuButton, "Add").showMenu()
    rest(harness)
    harness.tap("New Folder")
    #expect(harness.exists("Folder 2"))
  }

  @Test("A search that has the focus at once, and by Ctrl+F")
  func search() {
    let harness = harness { SearchFieldProgram() }
    harness.type("blue")
    rest(harness)
    #expect(harness.exists("Blue Train") && !harness.exists("Django"))
    harness.press(.escape)
    #expect(harness.exists("Django"))
    harness.press("f", modifiers: .command)
    harness.type("dja")
    #expect(harness.exists("Django") && !harness.exists("Blue Train"))
  }

  @Test("Bars in colours")
  func bars() {
    let harness = harness { ColoredBarsProgram() }
    rest(harness)
    #expect(harness.exists("6 songs"))
    let hero = self.harness { HeroProgram() }
    rest(hero)
    #expect(hero.exists("Share"))
  }

  @Test("A document whose title has a menu")
  func document() {
    let harness = harness { DocumentTitleProgram() }
    harness.tap("Untitled")
    rest(harness)
    harness.tap("Duplicate")
    #expect(harness.exists("Untitled copy"))
    harness.tap("Untitled copy")
    harness.tap("Rename…")
    harness.advance(by: 1)
    harness.press("a", modifiers: .command)
    harness.type("Letter")
    harness.press(.return)
    harness.advance(by: 1)
    rest(harness)
    #expect(harness.exists("Letter"))
  }

  @Test("Screens to look through")
  func browser() {
    let harness = harness { BrowserProgram() }
    rest(harness)
    harness.tap("Next")
    harness.advance(by: 1)
    #expect(harness.exists("Blue Train"))
  }

  @Test("A popover that is a sheet where there is little room", arguments: [380.0, 700.0])
  func popover(_ width: Double) {
    let harness = harness(CGSize(width: width, height: 500)) { FilterPopoverProgram() }
    harness.tap("Filter")
    harness.advance(by: 1)
    rest(harness)
    harness.tap("Only new")
    harness.tap("Done")
    harness.advance(by: 1)
    #expect(harness.exists("new ones"))
  }

  @Test("Sheets of a form, a page and a question")
  func sheets() {
    let harness = harness(CGSize(width: 900, height: 940)) { LetterSheetProgram() }
    harness.tap("Form")
    rest(harness)
    harness.tap("Done")
    harness.advance(by: 1)
    harness.tap("Page")
    rest(harness)
    harness.press(.escape)
    harness.advance(by: 1)
    let fitted = self.harness(CGSize(width: 700, height: 500)) { FittedSheetProgram() }
    rest(fitted)
    fitted.tap("Cancel")
    fitted.advance(by: 1)
    #expect(!fitted.exists("Delete"))
  }

  @Test("Columns above a detail that keeps its place")
  func mail() {
    let harness = harness(CGSize(width: 800, height: 420)) { MailProgram() }
    rest(harness)
    harness.tap("Boxes")
    rest(harness)
    harness.tap("Sent")
    harness.press(.escape)
    harness.advance(by: 1)
    rest(harness)
    #expect(harness.exists("Sent") && !harness.exists("Trash"))
  }

  @Test("Tabs whose bar goes away for a screen")
  func tabs() {
    let harness = harness(CGSize(width: 400, height: 420)) { ReaderTabsProgram() }
    rest(harness)
    harness.tap("Django")
    rest(harness)
    #expect(!harness.exists("Search"))
    harness.press(.leftArrow, modifiers: .option)
    harness.advance(by: 1)
    #expect(harness.exists("Search"))
  }

  @Test("Everything bold")
  func bold() {
    let harness = harness { BoldEverythingProgram() }
    rest(harness)
    let quiet = harness.frame(of: "Title")
    harness.tap("Loud")
    rest(harness)
    #expect(harness.frame(of: "Title") != quiet)
  }

  @Test("A window for each counter")
  func windows() {
    let harness = Harness(app: CountersApp())
    harness.tap("Counter 2")
    harness.tap("Counter 3")
    harness.tap("Counter 2")
    #expect(harness.windows.map(\.windowTitle) == ["Counters", "Counter 2", "Counter 3"])
    let second = harness.windows[1]
    second.tap("Add")
    rest(second)
    #expect(second.exists("2: 1") && harness.windows[2].exists("3: 0"))
    second.tap("Close")
    #expect(harness.windows.count == 2)
  }
}
