import Lamina
import LaminaTesting
import Testing

/// Tab views, as SwiftUI's documentation says of them.
@MainActor @Suite("Tabs")
struct TabTests {
  private final class Log { var lines: [String] = [] }

  private struct Counter: View {
    let name: String
    let log: Log
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log.lines.append("+\(name)") }
        .onDisappear { log.lines.append("-\(name)") }
    }
  }

  @Test("A tab keeps its state while another one is shown, and appears and disappears")
  func state() {
    struct Screen: View {
      let log: Log
      var body: some View {
        TabView {
          Counter(name: "first", log: log).tabItem { Label("One", systemImage: "house") }
          Counter(name: "second", log: log).tabItem { Text("Two") }.badge(3)
        }
      }
    }
    let log = Log()
    let harness = Harness(size: CGSize(width: 400, height: 400)) { Screen(log: log) }
    #expect(log.lines == ["+first"])
    harness.tap("first 0")
    harness.tap("Two")
    #expect(harness.exists("second 0"))
    #expect(!harness.exists("first 1"))
    harness.tap("One")
    #expect(harness.exists("first 1"))
    #expect(log.lines == ["+first", "-first", "+second", "-second", "+first"])
  }

  @Test("A selection chooses the tab with its tag, and is set by the bar")
  func selection() {
    enum Place: Hashable { case home, work }
    struct Screen: View {
      @State var place = Place.work
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: Place.home) {
            Button("Go to work") { place = .work }
          }
          Tab("Work", systemImage: "hammer", value: Place.work) {
            Text("at work \(place == .work)")
          }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 400, height: 400)) { Screen() }
    #expect(harness.exists("at work true"))
    harness.tap("Home")
    harness.tap("Go to work")
    #expect(harness.exists("at work true"))
  }

  @Test("The bar is at the bottom of a narrow window and at the top of a wide one")
  func bars() throws {
    struct Screen: View {
      var body: some View {
        TabView {
          Text("a").tabItem { Text("One") }
          Text("b").tabItem { Text("Two") }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 400, height: 400)) { Screen() }
    #expect(try #require(harness.frame(of: "Two")).minY > 300)
    harness.resize(to: CGSize(width: 800, height: 400))
    #expect(try #require(harness.frame(of: "Two")).maxY < 60)
  }

  @Test("Each tab has a stack of its own")
  func stacks() {
    struct Screen: View {
      var body: some View {
        TabView {
          Tab("One", systemImage: "house") { NavigationStack { Root(name: "one") } }
          Tab("Two", systemImage: "hammer") { NavigationStack { Root(name: "two") } }
        }
      }
    }
    struct Root: View {
      let name: String
      var body: some View {
        NavigationLink("more of \(name)") { Text("inside \(name)") }.navigationTitle(name)
      }
    }
    let harness = Harness(size: CGSize(width: 400, height: 400)) { Screen() }
    harness.tap("more of one")
    harness.advance(by: 1)
    harness.tap("Two")
    #expect(harness.exists("more of two"))
    harness.tap("One")
    #expect(harness.exists("inside one"))
  }

  @Observable fileprivate final class Chosen {
    var tab = 0
    var path = [1, 2]
    var sets = 0
  }

  private struct Stacked: View {
    @Bindable var model: Chosen
    var body: some View {
      let selection = Binding {
        model.tab
      } set: {
        model.tab = $0
        model.sets += 1
      }
      TabView(selection: selection) {
        Tab("One", systemImage: "house", value: 0) {
          NavigationStack(path: $model.path) {
            Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
          }
        }
        Tab("Two", systemImage: "gear", value: 1) {
          NavigationStack { NavigationLink("more") { Text("inside") } }
        }
      }
    }
  }

  @Test(
    "A press on the tab that is shown goes to the root of its stack, and sets the selection again")
  func home() {
    let model = Chosen()
    let harness = Harness(size: CGSize(width: 400, height: 400)) { Stacked(model: model) }
    harness.rest()
    #expect(harness.exists("page 2"))
    harness.tap("One")
    harness.rest()
    #expect(model.path.isEmpty)
    #expect(harness.exists("root"))
    #expect(model.sets == 1)
    harness.tap("Two")
    harness.tap("more")
    harness.rest()
    model.path = [3]
    harness.tap("Two")
    harness.rest()
    #expect(harness.exists("more"))
    #expect(model.path == [3])
    #expect(model.sets == 3)
  }

  @Test("A tab for searching stands last, and its role names it")
  func role() throws {
    let harness = Harness(size: CGSize(width: 500, height: 400)) {
      TabView {
        Tab(role: .search) { Text("searching") }
        Tab("One", systemImage: "house") { Text("first") }
        Tab("Find", systemImage: "eye", role: .search) { Text("finding") }
      }
    }
    let frames = try ["One", "Search", "Find"].map { try #require(harness.frame(of: $0)) }
    #expect(frames.map(\.minX) == frames.map(\.minX).sorted())
    #expect(harness.exists("searching"))
    harness.tap("Find")
    #expect(harness.exists("finding"))
  }

  private struct Pages: View {
    @State var page: Int
    var style = PageTabViewStyle.page
    var body: some View {
      VStack {
        TabView(selection: $page) {
          ForEach(0..<3) { Text("Page \($0)").tag($0) }
        }
        .tabViewStyle(style)
        Text("at \(page)")
      }
    }
  }

  @Test("Pages are turned by a drag, a stroke, a dot and keys; none is before the first")
  func pages() {
    let harness = Harness(size: CGSize(width: 400, height: 400)) { Pages(page: 0) }
    let middle = CGPoint(x: 200, y: 150)
    harness.drag(from: middle, to: CGPoint(x: 390, y: 150))
    harness.advance(by: 1)
    #expect(harness.exists("at 0") && harness.exists("Page 0"))
    harness.drag(from: middle, to: CGPoint(x: 160, y: 150), steps: 1)
    #expect(harness.exists("Page 0"))
    harness.advance(by: 1)
    harness.drag(from: CGPoint(x: 380, y: 150), to: CGPoint(x: 100, y: 150))
    harness.advance(by: 1)
    #expect(harness.exists("at 1") && harness.exists("Page 1"))
    #expect(!harness.exists("Page 0"))
    harness.stroke(at: middle, by: CGSize(width: -250, height: 0))
    harness.advance(by: 1)
    #expect(harness.exists("at 2") && harness.exists("Page 2"))
    harness.tap("Page 2 of 3")
    harness.advance(by: 0.1)
    #expect(harness.exists("Page 1"))
    harness.advance(by: 1)
    #expect(!harness.exists("Page 2"))
    harness.press(.tab)
    harness.press(.pageUp, modifiers: .command)
    harness.advance(by: 1)
    #expect(harness.exists("Page 0"))
  }

  @Test("A drag up in a page turns nothing, and half a turn goes back into its place")
  func pagesStay() {
    let harness = Harness(size: CGSize(width: 400, height: 400)) { Pages(page: 1) }
    harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 150, y: 100))
    harness.advance(by: 1)
    #expect(harness.exists("Page 1") && harness.exists("at 1"))
    harness.stroke(at: CGPoint(x: 200, y: 150), by: CGSize(width: 90, height: 0), duration: 2)
    harness.advance(by: 1)
    #expect(harness.frame(of: "Page 1").map { abs($0.midX - 200) < 1 } == true)
    #expect(!harness.exists("Page 0"))
  }

  @Test("A drag takes a page where it is seen, also while it comes")
  func pageGrabbed() {
    struct Screen: View {
      @State private var page = 0
      var body: some View {
        TabView(selection: $page) {
          ForEach(0..<3) { number in (number == 1 ? Color.red : Color.white).tag(number) }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
      }
    }
    let harness = Harness(size: CGSize(width: 400, height: 100)) { Screen() }
    func edge() -> Int {
      let picture = harness.picture()
      return (0..<400).first { picture.pixel(x: $0, y: 50) & 0xFFFF == 0x373C } ?? 400
    }
    harness.drag(from: CGPoint(x: 390, y: 50), to: CGPoint(x: 150, y: 50))
    harness.advance(by: 0.05)
    let before = edge()
    #expect(before > 20 && before < 380)
    let start = CGFloat(before + 5)
    harness.pointerDown(at: CGPoint(x: start, y: 50))
    harness.move(to: CGPoint(x: start + 15, y: 50), holding: .primary)
    #expect(abs(edge() - before) < 20)
    harness.advance(by: 0.2)
    #expect(abs(edge() - before) < 20, "it stays under the finger")
    harness.move(to: CGPoint(x: start - 150, y: 50), holding: .primary)
    #expect(edge() < before - 100)
    harness.pointerUp(at: CGPoint(x: start - 150, y: 50))
    harness.advance(by: 1)
    #expect(edge() == 0)
  }

  @Test("There are dots for several pages, or always, or never")
  func dots() {
    for (style, dots) in [
      (PageTabViewStyle.page, true), (.page(indexDisplayMode: .never), false),
      (.page(indexDisplayMode: .always), true),
    ] {
      let harness = Harness(size: CGSize(width: 400, height: 400)) {
        Pages(page: 1, style: style)
      }
      #expect(harness.exists("Page 2 of 3") == dots)
    }
  }

  @Test("Content that is larger than the window pushes no bar out of it", arguments: [300.0, 900])
  func largeContent(width: CGFloat) {
    let harness = Harness(size: CGSize(width: width, height: 300)) {
      TabView {
        VStack { ForEach(0..<60, id: \.self) { Text("row \($0)") } }
          .frame(minWidth: 1_200)
          .tabItem { Text("One") }
        Text("second").tabItem { Text("Two") }
      }
    }
    let tabs = harness.elements(role: .tab).map(\.frame)
    #expect(tabs.count == 2)
    let window = CGRect(x: 0, y: 0, width: width, height: 300)
    #expect(tabs.allSatisfy { window.contains($0) }, "\(tabs)")
    harness.tap("Two")
    #expect(harness.exists("second"))
  }
}
