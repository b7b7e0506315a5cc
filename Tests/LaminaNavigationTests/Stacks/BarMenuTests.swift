import Lamina
import LaminaTesting
import Testing

/// Menus in bars.
@MainActor @Suite("Menus in bars")
struct BarMenuTests {
  private struct Sorting: View {
    var body: some View {
      Menu("Sort") {
        Button("By name") {}
        Button("By date") {}
      }
    }
  }

  private func height(@ViewBuilder of content: @escaping () -> some View) throws -> CGFloat {
    let harness = Harness(size: CGSize(width: 600, height: 400), content)
    harness.tap("Sort")
    harness.advance(by: 1)
    return try #require(harness.semanticTree.all.first { $0.role == .menu }?.frame.height)
  }

  @Test("A menu is as high as its items, under however many bars its button stands")
  func height() throws {
    let plain = try height { Sorting() }
    let inBar = try height {
      NavigationStack { Text("notes").toolbar { ToolbarItem { Sorting() } } }
    }
    let inTabs = try height {
      TabView {
        NavigationStack { Text("notes").toolbar { ToolbarItem { Sorting() } } }
          .tabItem { Text("Notes") }
      }
    }
    #expect(plain == 66)
    #expect(inBar == plain)
    #expect(inTabs == plain)
  }
}
