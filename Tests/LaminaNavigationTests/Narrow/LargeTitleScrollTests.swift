import Lamina
import LaminaTesting
import Testing

/// What a large title costs while the screen scrolls, and what it does where the list below it changes.
@MainActor @Suite("Large titles that scroll")
struct LargeTitleScrollTests {
  private struct Screen: View {
    @State private var isList = true
    @State private var name = "Fruits"
    var body: some View {
      NavigationStack {
        VStack {
          if isList {
            List(0..<80, id: \.self) { Text("Row \($0)") }.id(name)
          } else {
            Text("Nothing")
          }
        }
        .navigationTitle("Fruits").navigationBarTitleDisplayMode(.large)
        .toolbar {
          Button("Leave") { isList.toggle() }
          Button("Other") { name += "!" }
        }
      }
    }
  }

  private func harness(_ screen: Screen = Screen()) -> Harness {
    let harness = Harness(size: CGSize(width: 320, height: 400)) { screen }
    harness.advance(by: 1)
    return harness
  }

  @Test("While it gives way only what shows it is evaluated, and nothing once it is in the bar")
  func evaluations() {
    let harness = harness()
    harness.resetCounters()
    for _ in 0..<10 { harness.scroll("Row 3", down: 2) }
    #expect(harness.counters.byName["NavigationBar", default: 0] == 0, "\(harness.counters.byName)")
    #expect(harness.counters.byName["BarRow", default: 0] == 0)
    #expect(harness.counters.byName["LargeTitle", default: 0] <= 10)
    #expect(harness.counters.total <= 30, "\(harness.counters.byName)")
    harness.scroll("Row 3", down: 60)
    harness.advance(by: 0.5)
    harness.resetCounters()
    for _ in 0..<10 { harness.scroll("Row 8", down: 5) }
    for name in ["NavigationBar", "BarRow", "LargeTitle", "BarTitles"] {
      #expect(harness.counters.byName[name, default: 0] == 0, "\(harness.counters.byName)")
    }
  }

  @Test("It is large again when the list goes away, or another one comes in its place")
  func replaced() throws {
    for button in ["Leave", "Other"] {
      let harness = harness()
      let large = try #require(harness.frame(of: "Fruits"))
      harness.scroll("Row 3", down: 200)
      harness.advance(by: 1)
      #expect(try #require(harness.frame(of: "Fruits")).height < large.height)
      harness.tap(button)
      harness.advance(by: 1)
      #expect(harness.frame(of: "Fruits") == large, "\(button)")
    }
  }

  @Test("It stays in the bar when another scroll view beside the list has a new size")
  func beside() throws {
    struct Shelf: View {
      @State private var chips = 1
      var body: some View {
        NavigationStack {
          VStack {
            ScrollView(.horizontal) {
              HStack { ForEach(0..<chips, id: \.self) { Text("chip \($0)") } }
            }
            .frame(height: 30)
            ScrollView { Text(String(repeating: "line\n", count: chips)) }.frame(height: 40)
            List(0..<80, id: \.self) { Text("Row \($0)") }
          }
          .navigationTitle("Fruits").navigationBarTitleDisplayMode(.large)
          .toolbar { Button("More") { chips += 1 } }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 320, height: 400)) { Shelf() }
    harness.advance(by: 1)
    harness.scroll("Row 1", down: 200)
    harness.advance(by: 1)
    let small = try #require(harness.frame(of: "Fruits"))
    harness.tap("More")
    harness.advance(by: 1)
    #expect(harness.frame(of: "Fruits") == small)
  }

  @Test("Where text is large, the row that it goes into is as high as other bars")
  func largeText() throws {
    func bar(_ mode: NavigationBarItem.TitleDisplayMode) throws -> CGFloat {
      let harness = Harness(size: CGSize(width: 700, height: 600)) {
        NavigationStack {
          List(0..<80, id: \.self) { Text("Row \($0)") }
            .navigationTitle("Fruits").navigationBarTitleDisplayMode(mode)
        }
      }
      harness.textScale = 2
      harness.advance(by: 1)
      harness.scroll("Row 3", down: 400)
      harness.advance(by: 1)
      return try #require(harness.frame(of: "Fruits")).midY
    }
    #expect(try abs(bar(.large) - bar(.inline)) <= 1)
  }
}
