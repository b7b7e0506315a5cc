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
}
