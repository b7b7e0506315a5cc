import Lamina
import LaminaTesting
import Testing

/// What a tab is made of, and how its values are written.
@MainActor @Suite("The content of tabs")
struct TabContentTests {
  private enum Page: Hashable { case home, library, settings }

  private struct Pages: View {
    @State var page: Page = .home
    var body: some View {
      TabView(selection: $page) {
        Tab("Home", systemImage: "star", value: .home) {
          Text("one")
          Text("two")
        }
        Tab("Library", systemImage: "list.bullet", value: .library) { Text("books") }.badge(3)
        if page != .home {
          Tab("Settings", systemImage: "info.circle", value: .settings) { Text("switches") }
        }
        Text("other").tabItem { Text("Other") }
      }
    }
  }

  @Test("Two views in a tab are one tab, one below the other")
  func two() throws {
    let harness = Harness(size: CGSize(width: 700, height: 300)) {
      TabView {
        Tab("A", systemImage: "star") {
          Text("one")
          Text("two")
        }
        Tab("B", systemImage: "star") {}
      }
    }
    #expect(harness.elements(role: .tab).map(\.text) == ["A", "B"])
    let (one, two) = (
      try #require(harness.frame(of: "one")), try #require(harness.frame(of: "two"))
    )
    #expect(one.maxY <= two.minY && one.midX == two.midX)
  }

  @Test("The selection says of which type a tab's value is, also under a badge and a condition")
  func inferred() {
    let harness = Harness(size: CGSize(width: 700, height: 300)) { Pages() }
    #expect(harness.elements(role: .tab).map(\.text) == ["Home", "Library", "Other"])
    #expect(harness.element("Library")?.value == "3")
    harness.tap("Library")
    #expect(harness.exists("books"))
    harness.tap("Settings")
    #expect(harness.exists("switches"))
  }

  @Test("A selection that may be none finds tabs by values that are there, and the other way")
  func optional() {
    struct View: Lamina.View {
      @State var page: Page?
      var body: some Lamina.View {
        TabView(selection: $page) {
          Tab("Home", systemImage: "star", value: .home) { Text("at home") }
          Text("at the library").tabItem { Text("Library") }.tag(Page.library)
        }
      }
    }
    let harness = Harness(size: CGSize(width: 700, height: 300)) { View(page: .library) }
    #expect(harness.exists("at the library"))
    harness.tap("Home")
    #expect(harness.exists("at home"))
    #expect(harness.diagnostics.isEmpty)
  }

  @Test("Sections infer the values of their tabs, too")
  func sections() {
    struct View: Lamina.View {
      @State var page: Page = .library
      var body: some Lamina.View {
        TabView(selection: $page) {
          TabSection("All") {
            Tab("Home", systemImage: "star", value: .home) { Text("at home") }
            Tab("Library", systemImage: "star", value: .library) { Text("books") }
          }
        }
        .tabViewStyle(.sidebarAdaptable)
      }
    }
    let harness = Harness(size: CGSize(width: 700, height: 300)) { View() }
    #expect(harness.exists("books") && harness.exists("All"))
  }

  @Test("A grouped tab view has its bar above, also in a narrow window")
  func grouped() throws {
    let harness = Harness(size: CGSize(width: 320, height: 400)) {
      TabView {
        Tab("A", systemImage: "star") { Text("one") }
        Tab("B", systemImage: "star") { Text("two") }
      }
      .tabViewStyle(.grouped)
    }
    #expect(try #require(harness.frame(of: "B")).maxY < 60)
  }

  @Test("A tab that a person does not want is in no bar, and its value stays")
  func customized() {
    struct View: Lamina.View {
      @State var customization = TabViewCustomization()
      var body: some Lamina.View {
        TabView {
          Tab("A", systemImage: "star") {
            Button("Hide B") { customization[tab: "b"].tabBarVisibility = .hidden }
            Button("Show all") { customization.resetVisibility() }
          }
          .customizationID("a")
          Tab("B", systemImage: "star") { Text("two") }.customizationID("b")
        }
        .tabViewCustomization($customization)
      }
    }
    let harness = Harness(size: CGSize(width: 700, height: 300)) { View() }
    #expect(harness.elements(role: .tab).count == 2)
    harness.tap("Hide B")
    #expect(harness.elements(role: .tab).map(\.text) == ["A"])
    harness.tap("Show all")
    #expect(harness.elements(role: .tab).count == 2)
  }

  @Test("A bar of tabs at large text costs in proportion to its tabs")
  func large() {
    func work(_ count: Int) -> Int {
      let harness = Harness(size: CGSize(width: 700, height: 300)) {
        TabView {
          ForEach(0..<count, id: \.self) { number in
            Text("page \(number)").tabItem { Text("Tab \(number)") }
          }
        }
        .dynamicTypeSize(.accessibility1)
      }
      #expect(harness.exists("More") && harness.exists("Tab 0"))
      return harness.counters.total
    }
    #expect(work(80) < 3 * work(40))
  }
}
