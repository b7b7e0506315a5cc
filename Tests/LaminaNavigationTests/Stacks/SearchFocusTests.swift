import Lamina
import LaminaTesting
import Testing

/// The focus of a search's field, bound.
@MainActor @Suite("The focus of searches")
struct SearchFocusTests {
  private struct Flag: View {
    var isInside = false
    @State private var words = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      NavigationStack {
        VStack {
          Text(isFocused ? "searching" : "resting")
          Button("Find") { isFocused = true }.keyboardShortcut("f")
          Button("Leave") { isFocused = false }.keyboardShortcut("l")
        }
        .navigationTitle("Recipes")
      }
      .searchable(text: $words)
      .searchFocused($isFocused)
    }
  }

  @Test("Setting it brings the focus to the field, and it says where the focus is")
  func flag() {
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Flag() }
    #expect(harness.exists("resting"))
    harness.tap("Find")
    #expect(harness.exists("searching"))
    harness.type("soup")
    #expect(harness.semanticTree.all.contains { $0.value == "soup" })
    harness.press("l", modifiers: .command)
    #expect(harness.exists("resting"))
    harness.tap("Search")
    #expect(harness.exists("searching"))
    harness.press(.escape)
    #expect(harness.exists("resting"))
  }

  private struct Fields: View {
    enum Field: Hashable { case search, note }
    @State private var words = ""
    @State private var note = ""
    @FocusState private var field: Field?
    var body: some View {
      NavigationStack {
        VStack {
          Text(field.map { "\($0)" } ?? "none")
          TextField("Note", text: $note).focused($field, equals: .note)
          Button("Go on") { field = field == .note ? .search : .note }.keyboardShortcut("g")
        }
        .searchable(text: $words)
        .searchFocused($field, equals: .search)
      }
    }
  }

  @Test("It is one of several places of a focus state")
  func value() {
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Fields() }
    harness.press("g", modifiers: .command)
    #expect(harness.exists("note"))
    harness.press("g", modifiers: .command)
    #expect(harness.exists("search"))
    harness.press("g", modifiers: .command)
    #expect(harness.exists("note"))
  }

  @Test("A view inside of the search that is gone binds its focus no longer")
  func gone() {
    struct Screen: View {
      @State private var words = ""
      @State private var isBound = true
      @FocusState private var isFocused: Bool
      var body: some View {
        NavigationStack {
          VStack {
            Text(isFocused ? "searching" : "resting")
            Button("Unbind") { isBound = false }
            if isBound { Text("bound").searchFocused($isFocused) }
          }
          .searchable(text: $words)
        }
      }
    }
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Screen() }
    harness.tap("Search")
    #expect(harness.exists("searching"))
    harness.press(.escape)
    harness.tap("Unbind")
    #expect(harness.exists("resting") && !harness.exists("bound"))
    harness.tap("Search")
    harness.type("soup")
    #expect(harness.semanticTree.all.contains { $0.value == "soup" })
    #expect(harness.exists("resting"))
  }

  private struct Changing: View {
    enum Field: Hashable { case first, second }
    private let isInside: Bool
    @State private var words = ""
    @State private var value = Field.first
    @FocusState private var field: Field?

    init(isInside: Bool) { self.isInside = isInside }

    var body: some View {
      if isInside {
        NavigationStack {
          content.searchFocused($field, equals: value).searchable(text: $words)
        }
      } else {
        NavigationStack { content }
          .searchable(text: $words)
          .searchFocused($field, equals: value)
      }
    }

    private var content: some View {
      VStack {
        Text(field.map { "\($0)" } ?? "none")
        Button("Change") { value = .second }
      }
    }
  }

  @Test("The value that stands for the field may become another one", arguments: [false, true])
  func otherValue(isInside: Bool) {
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Changing(isInside: isInside) }
    harness.tap("Search")
    #expect(harness.exists("first"))
    harness.press(.escape)
    #expect(harness.exists("none"))
    harness.tap("Change")
    harness.tap("Search")
    #expect(harness.exists("second"))
  }

  @Test("It may be said inside of the search, and belongs to the nearest one")
  func inside() {
    struct Inside: View {
      @State private var words = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        NavigationStack {
          Button(isFocused ? "searching" : "resting") { isFocused = true }
            .searchFocused($isFocused)
            .searchable(text: $words)
        }
      }
    }
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Inside() }
    harness.tap("resting")
    #expect(harness.exists("searching"))
  }
}
