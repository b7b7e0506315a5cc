import Lamina
import LaminaTesting
import Testing

/// Bars of screens: titles, items, the search.
@MainActor @Suite("Bars")
struct BarTests {
  @Test("Items of a toolbar stand at their sides, and follow the state of their view")
  func items() throws {
    struct Form: View {
      @State var count = 0
      var body: some View {
        NavigationStack {
          Text("content")
            .navigationTitle("Form")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .confirmationAction) {
                Button("Save \(count)") { count += 1 }.disabled(count > 1)
              }
              if count > 0 { ToolbarItem(placement: .bottomBar) { Text("bottom \(count)") } }
            }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Form() }
    let cancel = try #require(harness.frame(of: "Cancel"))
    let title = try #require(harness.frame(of: "Form"))
    let save = try #require(harness.frame(of: "Save 0"))
    #expect(cancel.maxX < title.minX && title.maxX < save.minX)
    #expect(abs(title.midX - 250) < 1)
    harness.tap("Save 0")
    #expect(try #require(harness.frame(of: "bottom 1")).minY > 350)
    harness.tap("Save 1")
    #expect(try #require(harness.element("Save 2")).isEnabled == false)
  }

  @Test("Views in a toolbar are items, and a content of the author's own has state")
  func composed() {
    struct Counter: ToolbarContent {
      @State private var count = 0
      var body: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) { Button("Own \(count)") { count += 1 } }
      }
    }
    struct Screen: View {
      var body: some View {
        NavigationStack {
          Text("content")
            .toolbar { Counter() }
            .toolbar {
              Button("One") {}
              Button("Two") {}
            }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Screen() }
    #expect(harness.exists("One"))
    #expect(harness.exists("Two"))
    harness.tap("Own 0")
    #expect(harness.exists("Own 1"))
  }

  @Test("A search filters as one types, says so, and ends with Escape")
  func search() {
    struct Inner: View {
      let found: [String]
      @Environment(\.isSearching) private var isSearching
      var body: some View {
        VStack {
          Text("searching \(isSearching)")
          ForEach(found, id: \.self) { Text($0) }
        }
      }
    }
    struct Screen: View {
      @State var words = ""
      var found: [String] {
        ["Tea", "Coffee", "Cocoa"].filter { words.isEmpty || $0.hasPrefix(words) }
      }
      var body: some View {
        NavigationStack {
          Inner(found: found).navigationTitle("Drinks").searchable(text: $words, prompt: "Find")
        }
      }
    }
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Screen() }
    #expect(harness.exists("searching false"))
    harness.tap("Find")
    harness.type("Co")
    #expect(harness.exists("searching true"))
    #expect(harness.exists("Cocoa"))
    #expect(!harness.exists("Tea"))
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(harness.exists("Tea"))
    #expect(harness.exists("searching false"))
  }

  @Test("Of several titles the outermost counts; a hidden bar is none")
  func titles() {
    struct Screen: View {
      @State var isHidden = false
      var body: some View {
        NavigationStack {
          VStack { Text("inside").navigationTitle("inner") }
            .navigationTitle("outer")
            .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
            .onTapGesture { isHidden = true }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Screen() }
    #expect(harness.exists("outer"))
    #expect(!harness.exists("inner"))
    harness.tap("inside")
    #expect(!harness.exists("outer"))
  }

  @Test("Scopes and suggestions stand below the field, written outside of the search or inside")
  func searchParts() {
    enum Kind: String, CaseIterable, Hashable { case all, fruit }
    struct Screen: View {
      let isInside: Bool
      @State var words = ""
      @State var kind = Kind.all
      @State var submitted = 0
      var body: some View {
        NavigationStack {
          if isInside {
            parts(Text("kind \(kind.rawValue), submitted \(submitted)")).searchable(text: $words)
              .onSubmit(of: .search) { submitted += 1 }
          } else {
            parts(
              Text("kind \(kind.rawValue), submitted \(submitted)")
                .searchable(text: $words, prompt: "Find")
            )
            .onSubmit(of: .search) { submitted += 1 }
          }
        }
      }
      func parts(_ view: some View) -> some View {
        view
          .searchScopes($kind) { ForEach(Kind.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
          .searchSuggestions { Text("banana").searchCompletion("banana") }
      }
    }
    for isInside in [true, false] {
      let harness = Harness(size: CGSize(width: 500, height: 400)) { Screen(isInside: isInside) }
      harness.tap("fruit")
      #expect(harness.exists("kind fruit, submitted 0"))
      #expect(!harness.exists("banana"))
      let search = isInside ? "Search" : "Find"
      harness.tap(search)
      #expect(harness.exists("banana"))
      harness.press(.return)
      #expect(harness.exists("kind fruit, submitted 1"))
      harness.tap("banana")
      #expect(harness.element(search)?.value == "banana")
    }
  }
}
