import Lamina
import LaminaTesting
import Testing

/// Tabs, split views, inspectors and addresses, a sentence of SwiftUI's documentation each.
@MainActor @Suite("Documented: tabs, columns and addresses")
struct DocumentedContainerTests {
  enum Place: Hashable { case first, second, third }

  @Observable final class Model {
    var place = Place.first
    var columns = NavigationSplitViewVisibility.all
    var compact = NavigationSplitViewColumn.sidebar
    var isShown = false
    var log: [String] = []
  }

  private let model = Model()

  private struct Tabs: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.place) {
        Tab("First", systemImage: "house", value: Place.first) { Text("one") }
        Tab("Second", systemImage: "gear", value: Place.second) { Text("two") }.badge(3)
        Tab("Third", systemImage: "star", value: Place.third) { Text("three") }.badge("new")
      }
    }
  }

  @Test("The selection of a tab view says which tab is shown, and follows presses")
  func selection() {
    let harness = documented { [model] in Tabs(model: model) }
    #expect(harness.shown(of: "one", "two", "three") == ["one"])
    model.place = .third
    harness.rest()
    #expect(harness.shown(of: "one", "two", "three") == ["three"])
    harness.press(on: "Second")
    #expect(model.place == .second)
  }

  @Test("A badge is a number or a word at the tab's name; 0 is none")
  func badges() throws {
    let harness = documented { [model] in Tabs(model: model) }
    #expect(try harness.find(.tab, "Second").element().value == "3")
    #expect(try harness.find(.tab, "Third").element().value == "new")
    #expect(try (harness.find(.tab, "First").element().value ?? "").isEmpty)
  }

  @Test("A tab view without a selection keeps it itself, and begins with the first tab")
  func ownSelection() {
    let harness = documented {
      TabView {
        Tab("First", systemImage: "house") { Text("one") }
        Tab("Second", systemImage: "gear") { Text("two") }
      }
    }
    #expect(harness.exists("one"))
    harness.press(on: "Second")
    #expect(harness.exists("two"))
  }

  @Test("A tab that appears or goes by a condition changes the bar")
  func conditional() {
    let harness = documented { [model] in
      TabView {
        Tab("First", systemImage: "house") { Text("one") }
        if model.isShown { Tab("Second", systemImage: "gear") { Text("two") } }
      }
    }
    #expect(!harness.exists("Second"))
    model.isShown = true
    harness.rest()
    harness.press(on: "Second")
    #expect(harness.exists("two"))
    model.isShown = false
    harness.rest()
    #expect(harness.exists("one"))
  }

  private struct Columns: View {
    @Bindable var model: Model
    var body: some View {
      NavigationSplitView(
        columnVisibility: $model.columns, preferredCompactColumn: $model.compact
      ) {
        Text("sidebar")
      } content: {
        Text("content")
      } detail: {
        Text("detail")
      }
    }
  }

  @Test("A split view shows two or three columns, as the visibility says")
  func visibility() {
    let harness = documented(width: 1_000) { [model] in Columns(model: model) }
    #expect(harness.shown(of: "sidebar", "content", "detail").count == 3)
    model.columns = .doubleColumn
    harness.rest()
    #expect(harness.shown(of: "sidebar", "content", "detail") == ["content", "detail"])
    model.columns = .detailOnly
    harness.rest()
    #expect(harness.shown(of: "sidebar", "content", "detail") == ["detail"])
  }

  @Test("Columns stand from the leading side on, the detail last")
  func order() throws {
    let harness = documented(width: 1_000) { [model] in Columns(model: model) }
    let places = try ["sidebar", "content", "detail"].map {
      try #require(harness.frame(of: $0)).midX
    }
    #expect(places == places.sorted())
  }

  @Test("In a narrow window the columns are a stack, of which the preferred one is on top")
  func compact() {
    model.compact = .detail
    let harness = documented(width: 380) { [model] in Columns(model: model) }
    #expect(harness.shown(of: "sidebar", "content", "detail") == ["detail"])
    model.compact = .sidebar
    harness.rest()
    #expect(harness.shown(of: "sidebar", "content", "detail") == ["sidebar"])
  }

  @Test("The preferred compact column follows where a person goes back to")
  func compactFollows() {
    model.compact = .detail
    let harness = documented(width: 380) { [model] in Columns(model: model) }
    harness.press(on: "Back")
    #expect(harness.shown(of: "sidebar", "content", "detail") == ["content"])
    #expect(model.compact == .content)
  }

  @Test("A column's width can be said")
  func columnWidth() throws {
    let harness = documented(width: 900) {
      NavigationSplitView {
        Color.red.accessibilityElement().accessibilityLabel("side")
          .navigationSplitViewColumnWidth(180)
      } detail: {
        Text("detail")
      }
    }
    #expect(try #require(harness.frame(of: "side")).width == 180)
  }

  @Test("A stack in the detail column has a path of its own, which a new choice begins again")
  func stackInDetail() {
    struct Screen: View {
      @State private var choice = 1
      var body: some View {
        NavigationSplitView {
          Button("choose 2") { choice = 2 }
        } detail: {
          NavigationStack {
            NavigationLink("more of \(choice)") { Text("inside") }
          }
          .id(choice)
        }
      }
    }
    let harness = documented(width: 800) { Screen() }
    harness.press(on: "more of 1")
    #expect(harness.exists("inside"))
    harness.press(on: "choose 2")
    #expect(harness.exists("more of 2"))
  }

  @Test("An inspector is a column at the trailing side, and takes nothing from what is beside it")
  func inspector() throws {
    model.isShown = true
    let harness = documented(width: 800) { [model] in
      Button("main") { model.log.append("pressed") }
        .inspector(isPresented: Bindable(model).isShown) { Text("inspected") }
    }
    #expect(
      try #require(harness.frame(of: "inspected")).minX
        > #require(harness.frame(of: "main")).maxX)
    harness.press(on: "main")
    #expect(model.log == ["pressed"])
  }

  @Test("In a narrow window an inspector is a sheet, whose dismissal the Boolean follows")
  func narrowInspector() {
    model.isShown = true
    let harness = documented(width: 380) { [model] in
      Text("main").inspector(isPresented: Bindable(model).isShown) { Text("inspected") }
    }
    #expect(harness.shown(of: "main", "inspected") == ["inspected"])
    harness.press(.escape)
    harness.rest()
    #expect(!model.isShown)
    #expect(harness.exists("main"))
  }

  @Test("dismiss pops the implicit stack of a split view that is collapsed")
  func collapsedDismiss() {
    struct Detail: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("done") { dismiss() } }
    }
    struct Mail: View {
      @State private var box: Int?
      var body: some View {
        NavigationSplitView {
          List([1, 2], id: \.self, selection: $box) { Text("box \($0)") }
        } detail: {
          Detail()
        }
      }
    }
    let harness = documented(width: 390) { Mail() }
    harness.press(on: "box 2")
    #expect(harness.exists("done") && !harness.exists("box 2"))
    harness.press(on: "done")
    #expect(harness.exists("box 2") && !harness.exists("done"))
    let wide = documented(width: 900) { Mail() }
    wide.press(on: "done")
    #expect(wide.exists("done") && wide.exists("box 2"))
  }

  @Test(
    "doubleColumn shows both columns of a split view that has two, detailOnly hides the leading one"
  )
  func twoColumns() {
    struct Columns: View {
      @State private var visibility = NavigationSplitViewVisibility.doubleColumn
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("sidebar")
        } detail: {
          Button("only") { visibility = .detailOnly }
        }
      }
    }
    let harness = documented(width: 900) { Columns() }
    #expect(harness.exists("sidebar"))
    harness.press(on: "only")
    #expect(!harness.exists("sidebar") && harness.exists("only"))
  }

  @Test(
    "The horizontal size class is compact where a split view is collapsed, and regular elsewhere")
  func sizeClass() {
    struct Screen: View {
      @Environment(\.horizontalSizeClass) private var sizeClass
      var body: some View { Text(sizeClass == .compact ? "compact" : "regular") }
    }
    #expect(documented(width: 390) { Screen() }.exists("compact"))
    #expect(documented(width: 900) { Screen() }.exists("regular"))
  }

  @Test("onOpenURL hears of addresses while its view is there")
  func openURL() throws {
    let harness = documented { [model] in
      VStack {
        if model.isShown { Text("there").onOpenURL { model.log.append($0.absoluteString) } }
      }
    }
    let url = try #require(URL(string: "app://x"))
    #expect(!harness.graph.open(url))
    model.isShown = true
    harness.rest()
    #expect(harness.graph.open(url))
    model.isShown = false
    harness.rest()
    #expect(!harness.graph.open(url))
    #expect(model.log == ["app://x"])
  }

  @Test("openURL in the environment opens by the action that is set around it")
  func openURLAction() throws {
    struct Opener: View {
      @Environment(\.openURL) private var openURL
      var body: some View {
        Button("open") { if let url = URL(string: "app://y") { openURL(url) } }
      }
    }
    let harness = documented { [model] in
      Opener().environment(
        \.openURL,
        OpenURLAction { url in
          model.log.append(url.absoluteString)
          return .handled
        })
    }
    harness.press(on: "open")
    #expect(model.log == ["app://y"])
  }
}
