import Lamina
import LaminaTesting
import Observation
import Testing

/// What a stranger to the project found in a trial of navigation.
@MainActor @Suite("A stranger's findings")
struct StrangerTests {
  private struct Split: View {
    @State private var choice: Int?
    var body: some View {
      NavigationSplitView {
        List(0..<3, id: \.self, selection: $choice) { Text("Row \($0)") }.navigationTitle("Side")
      } detail: {
        Text("Detail").navigationTitle("Detail")
      }
    }
  }

  @Test("a split view that becomes narrow, or is so at first, writes nothing in a body")
  func narrowSplit() {
    let narrow = Harness(size: CGSize(width: 390, height: 500)) { Split() }
    #expect(narrow.diagnostics.isEmpty)
    let wide = Harness(size: CGSize(width: 900, height: 500)) { Split() }
    wide.resize(to: CGSize(width: 390, height: 500))
    wide.advance(by: 1)
    #expect(wide.diagnostics.isEmpty)
  }

  @Test("a path that loses several screens with titles at once writes nothing in a body")
  func shortenedPath() {
    let model = PathModel()
    struct Screen: View {
      @Bindable var model: PathModel
      var body: some View {
        NavigationStack(path: $model.path) {
          Text("Root").navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("At \($0)").navigationTitle("T\($0)") }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 390, height: 500)) { Screen(model: model) }
    for number in 1...3 {
      model.path.append(number)
      harness.advance(by: 1)
    }
    model.path = []
    harness.advance(by: 1)
    #expect(harness.exists("Root"))
    #expect(harness.diagnostics.isEmpty)
  }

  @Observable final class PathModel { var path: [Int] = [] }

  private struct Tabs: View {
    let count: Int
    var body: some View {
      TabView {
        ForEach(0..<count, id: \.self) { number in
          Text("Page \(number)").tabItem { Label("Number \(number)", systemImage: "star") }
            .badge(number * 60)
        }
      }
    }
  }

  @Test("five tabs with badges stand whole in a narrow bar; of more the last stand in a menu")
  func narrowTabs() throws {
    let five = Harness(size: CGSize(width: 390, height: 500)) { Tabs(count: 5) }
    for number in 0..<5 {
      let frame = try #require(five.frame(of: "Number \(number)"))
      #expect(frame.minX >= 0 && frame.maxX <= 390 && frame.height < 60)
    }
    let nine = Harness(size: CGSize(width: 320, height: 500)) { Tabs(count: 9) }
    #expect(nine.frame(of: "Number 3") != nil && nine.frame(of: "Number 4") == nil)
    nine.tap("More")
    nine.advance(by: 1)
    nine.tap("Number 7")
    nine.advance(by: 1)
    #expect(nine.exists("Page 7"))
  }

  @Test("a tab says that it is one, and whether it is chosen; it can be pressed by that")
  func tabRoles() throws {
    for (width, isSidebar) in [(390, false), (900, false), (900, true)] as [(CGFloat, Bool)] {
      let harness = Harness(size: CGSize(width: width, height: 500)) {
        if isSidebar { Tabs(count: 3).tabViewStyle(.sidebarAdaptable) } else { Tabs(count: 3) }
      }
      #expect(harness.elements(role: .tabList).count == 1)
      let tabs = harness.elements(role: .tab)
      #expect(tabs.map { $0.semantics.isSelected } == [true, nil, nil])
      #expect(tabs.allSatisfy { $0.offers(.press) })
      try harness.find(.tab, "Number 2").press()
      #expect(harness.exists("Page 2"))
      #expect(harness.elements(role: .tab).map { $0.semantics.isSelected } == [nil, nil, true])
    }
  }

  @Test("a tab that the keyboard has the focus on has one ring", arguments: [390, 900])
  func rings(width: CGFloat) throws {
    let harness = Harness(size: CGSize(width: width, height: 200)) { Tabs(count: 3) }
    func edges() throws -> Int {
      let tab = try #require(harness.element("Number 1")).frame
      let picture = harness.picture()
      let row = (Int(tab.minX) - 6..<Int(tab.midX)).map { picture.pixel(x: $0, y: Int(tab.midY)) }
      return zip(row, row.dropFirst()).filter { $0 != $1 }.count
    }
    let before = try edges()
    harness.press(.tab)
    harness.press(.rightArrow)
    #expect(harness.element("Number 1")?.isFocused == true)
    #expect(try edges() - before <= 4, "a line is two edges, each smoothed at most once")
  }

  @Test("tabs and search fields say what they are")
  func roles() {
    let tabs = Harness(size: CGSize(width: 390, height: 500)) { Tabs(count: 2) }
    #expect(tabs.element("Tabs")?.semantics.role == .tabList)
    let search = Harness(size: CGSize(width: 390, height: 500)) {
      NavigationStack { Text("x").navigationTitle("T").searchable(text: .constant("")) }
    }
    #expect(search.element("Search")?.semantics.role == .searchField)
  }

  @Test("an inspector in a narrow window can be taken away by the pointer")
  func inspector() throws {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Text(isShown ? "shown" : "gone").inspector(isPresented: $isShown) {
          Text("Inside").inspectorColumnWidth(min: 150, ideal: 220, max: 300)
        }
      }
    }
    let harness = Harness(size: CGSize(width: 390, height: 600)) { Screen() }
    harness.advance(by: 1)
    #expect(harness.exists("Inside"))
    let top = try #require(harness.frame(of: "Inside")).midY
    #expect(top > 300)
    harness.drag(from: CGPoint(x: 195, y: 314), to: CGPoint(x: 195, y: 595))
    harness.advance(by: 1)
    #expect(harness.exists("gone"))
  }
}
