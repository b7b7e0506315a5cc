import LaminaTesting
import Testing

/// Bindings that the system writes, too: what a program answers with is what holds.
@Suite struct ReportedBindingTests {
  private struct Chosen: View {
    @State private var choice: Int?

    var body: some View {
      VStack {
        List(0..<5, id: \.self, selection: $choice) { Text("row \($0)") }
          .onChange(of: choice) { if choice == 2 { choice = 4 } }
        Text("chosen \(choice ?? -1)")
      }
    }
  }

  @Test("a selection that is answered with another one is that one, by pointer and by key")
  func selection() {
    let harness = Harness(size: CGSize(width: 200, height: 300)) { Chosen() }
    harness.tap("row 2")
    harness.advance(by: 1)
    #expect(harness.exists("chosen 4"))
    harness.tap("row 1")
    harness.press(.downArrow)
    harness.advance(by: 1)
    #expect(harness.exists("chosen 4"))
  }

  private struct Fields: View {
    @State private var texts = ["", "", ""]
    @FocusState private var focus: Int?

    var body: some View {
      VStack {
        ForEach(0..<3, id: \.self) { index in
          TextField("field \(index)", text: $texts[index]).focused($focus, equals: index)
        }
        Text("focus \(focus ?? -1)")
      }
      .onChange(of: focus) { if focus == 1 { focus = 2 } }
    }
  }

  @Test("a focus that is answered with another one goes there, by pointer and by key")
  func focus() {
    let harness = Harness(size: CGSize(width: 200, height: 300)) { Fields() }
    harness.tap("field 1")
    harness.advance(by: 1)
    #expect(harness.exists("focus 2") && harness.element("field 2")?.isFocused == true)
    harness.tap("field 0")
    harness.press(.tab)
    harness.advance(by: 1)
    #expect(harness.exists("focus 2") && harness.element("field 2")?.isFocused == true)
  }

  private struct Found: View {
    @State private var words = ""
    @State private var isSearching = false

    var body: some View {
      NavigationStack {
        Text("words \(words)").navigationTitle("All")
          .searchable(text: $words, isPresented: $isSearching)
          .onChange(of: words) { if words.hasSuffix(" ") { words = "trimmed" } }
      }
    }
  }

  @Test("words of a search that are answered with others are those")
  func search() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Found() }
    harness.tap("Search")
    harness.advance(by: 1)
    harness.type("a ")
    harness.advance(by: 1)
    #expect(harness.exists("words trimmed"))
  }

  private struct Item: Identifiable { let id: Int }

  private struct Sheets: View {
    @State private var item: Item? = Item(id: 1)

    var body: some View {
      Text("below")
        .sheet(item: $item) { Text("sheet \($0.id)") }
        .onChange(of: item?.id) { if item == nil { item = Item(id: 2) } }
    }
  }

  @Test("a sheet that is answered with another one when a person ends it gives way to that")
  func sheet() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Sheets() }
    harness.advance(by: 1)
    harness.press(.escape)
    harness.advance(by: 2)
    #expect(harness.exists("sheet 2") && !harness.exists("sheet 1"))
  }

  private struct Pushed: View {
    @State private var path = [1, 2]

    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("screen \($0)").navigationTitle("S\($0)") }
      }
      .onChange(of: path) { if path == [1] { path = [1, 3] } }
    }
  }

  @Test("a path that is answered with another one when a person goes back is that one")
  func path() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Pushed() }
    harness.press(.leftArrow, modifiers: .option)
    harness.advance(by: 2)
    #expect(harness.exists("screen 3") && !harness.exists("screen 1"))
  }
}
