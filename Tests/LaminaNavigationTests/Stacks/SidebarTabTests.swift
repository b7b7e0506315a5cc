import Lamina
import LaminaTesting
import Testing

/// Tabs beside the view: `.tabViewStyle(.sidebarAdaptable)`.
@MainActor @Suite("Tabs in a sidebar")
struct SidebarTabTests {
  private struct Tabs: View {
    @State private var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        Tab("Home", systemImage: "house", value: 0) { Text("Home page") }
        TabSection("Library") {
          Tab("Albums", systemImage: "folder", value: 1) { Text("Albums page") }.badge(3)
          Tab("Songs", systemImage: "doc", value: 2) { Text("Songs page") }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  @Test("in a wide window the tabs stand below each other, under the headings of their sections")
  func wide() throws {
    let harness = Harness(size: CGSize(width: 900, height: 500)) { Tabs() }
    let frames = try ["Home", "Library", "Albums", "Songs"].map {
      try #require(harness.frame(of: $0))
    }
    for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY <= lower.minY) }
    #expect(frames.allSatisfy { $0.maxX <= 200 })
    let page = try #require(harness.frame(of: "Home page"))
    #expect(abs(page.midX - 550) < 2)
    #expect(harness.element("Library")?.semantics.role == .heading)
  }

  @Test("a press on a row shows its tab, and the row says that it is chosen")
  func press() {
    let harness = Harness(size: CGSize(width: 900, height: 500)) { Tabs() }
    harness.tap("Albums")
    #expect(harness.exists("Albums page"))
    #expect(harness.element("Albums")?.semantics.isSelected == true)
    #expect(harness.element("Home")?.semantics.isSelected != true)
  }

  @Test("in a narrow window there is a bar at the bottom without headings")
  func narrow() throws {
    let harness = Harness(size: CGSize(width: 400, height: 500)) { Tabs() }
    #expect(harness.frame(of: "Library") == nil)
    let bar = try #require(harness.frame(of: "Songs"))
    #expect(bar.minY > 440)
    harness.tap("Songs")
    harness.resize(to: CGSize(width: 900, height: 500))
    #expect(harness.exists("Songs page"))
    #expect(harness.frame(of: "Library") != nil)
  }
}
