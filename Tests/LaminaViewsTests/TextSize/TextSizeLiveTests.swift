import LaminaGeometry
import LaminaTesting
import LaminaText
import LaminaViews
import Testing

/// A window whose text became another size is a window that began with it.
@Suite("Another size of text, live")
struct TextSizeLiveTests {
  private func expectSame<V: View>(
    _ name: Comment, size: CGSize = CGSize(width: 300, height: 240),
    scales: [CGFloat] = [1, 2, 0.75, 3, 1], @ViewBuilder _ content: @escaping () -> V
  ) {
    let live = Harness(size: size, content)
    for scale in scales {
      live.textScale = scale
      live.advance(by: 1)
      var environment = EnvironmentValues()
      environment.systemTextScale = scale
      let fresh = Harness(size: size, environment: environment, content)
      fresh.advance(by: 1)
      expectSamePixels(live.picture(), fresh.picture(), "\(name) at \(scale)")
    }
  }

  private struct Controls: View {
    @State private var text = "Ada"
    @State private var value = 0.3

    var body: some View {
      VStack(alignment: .leading) {
        Button("Press") {}
        Toggle("Switch", isOn: .constant(true))
        Toggle("Check", isOn: .constant(true)).toggleStyle(.checkbox)
        Slider(value: $value)
        TextField("Name", text: $text)
        ProgressView("Loading", value: 0.4)
        Label("Star", systemImage: "star")
      }
      .padding()
    }
  }

  @Test("Controls")
  func controls() { expectSame("controls", size: CGSize(width: 300, height: 900)) { Controls() } }

  @Test("An editor")
  func editor() {
    expectSame("editor") { TextEditor(text: .constant("one two three four five six\nseven")) }
  }

  @Test("Lists, lazy stacks and grids")
  func lists() {
    expectSame("list") { List(0..<500, id: \.self) { Text("Row \($0)") } }
    expectSame("lazy stack") {
      ScrollView { LazyVStack { ForEach(0..<500) { Text("Row \($0)") } } }
    }
    expectSame("grid") {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
          ForEach(0..<500) { Text("\($0)") }
        }
      }
    }
  }

  @Test("Screens, columns and tabs")
  func navigation() {
    expectSame("stack") {
      NavigationStack { Text("root").navigationTitle("Title").toolbar { Button("Add") {} } }
    }
    for width in [300, 700, 1_200] as [CGFloat] {
      let size = CGSize(width: width, height: 300)
      expectSame("tabs, \(width) wide", size: size) {
        TabView {
          Tab("Home", systemImage: "house") { Text("home") }
          Tab("Search", systemImage: "magnifyingglass") { Text("search") }
          Tab("Settings", systemImage: "gear") { Text("settings") }
        }
      }
      expectSame("columns, \(width) wide", size: size) {
        NavigationSplitView {
          List(0..<3, id: \.self) { Text("Item \($0)") }
        } detail: {
          Text("detail")
        }
      }
    }
  }

  @Test("The row at the top of what is seen stays there", arguments: [2, 0.75] as [CGFloat])
  func anchor(scale: CGFloat) throws {
    for isList in [true, false] {
      let harness = Harness(size: CGSize(width: 300, height: 240)) {
        if isList {
          List(0..<1_000, id: \.self) { Text("Row \($0)") }
        } else {
          ScrollView { LazyVStack { ForEach(0..<1_000) { Text("Row \($0)") } } }
        }
      }
      harness.scroll(down: 5_000)
      harness.advance(by: 2)
      let before = try #require(first(in: harness))
      harness.textScale = scale
      harness.advance(by: 1)
      #expect(first(in: harness) == before, "list: \(isList)")
    }
  }

  /// The first row in sight that is seen whole.
  private func first(in harness: Harness) -> String? {
    harness.semanticTree.all.first { element in
      element.label?.hasPrefix("Row") == true && element.frame.minY >= 0
        && element.visibleFrame.height > 0
    }?.label
  }
}
