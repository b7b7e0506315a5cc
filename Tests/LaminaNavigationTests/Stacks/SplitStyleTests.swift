import Lamina
import LaminaTesting
import Testing

/// How the columns of a split view share their room.
@MainActor @Suite("Styles of split views")
struct SplitStyleTests {
  private struct Screen<S: NavigationSplitViewStyle>: View {
    let style: S
    @State private var count = 0
    var body: some View {
      NavigationSplitView {
        List(0..<3, id: \.self) { number in
          Button("Row \(number)") { count += 1 }
        }
        .navigationTitle("Side")
      } detail: {
        Text("Detail \(count)").frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .navigationSplitViewStyle(style)
    }
  }

  private func harness(_ style: some NavigationSplitViewStyle, width: CGFloat = 900) -> Harness {
    let harness = Harness(size: CGSize(width: width, height: 500)) { Screen(style: style) }
    harness.rest()
    return harness
  }

  @Test("A balanced detail gives way to the sidebar, and automatic is balanced")
  func balanced() throws {
    let harness = harness(.balanced)
    #expect(harness.exists("Row 0"))
    let beside = try #require(harness.frame(of: "Detail 0"))
    harness.tap("Sidebar")
    harness.rest()
    let alone = try #require(harness.frame(of: "Detail 0"))
    #expect(alone.midX < beside.midX - 80)
    #expect(self.harness(.automatic).frame(of: "Detail 0") == beside)
  }

  @Test("A prominent detail keeps its place: the sidebar comes above it when it is asked for")
  func prominent() throws {
    let harness = harness(.prominentDetail)
    #expect(!harness.exists("Row 0"))
    let alone = try #require(harness.frame(of: "Detail 0"))
    #expect(abs(alone.midX - 450) < 2)
    harness.tap("Sidebar")
    harness.rest()
    #expect(harness.exists("Row 0"))
    harness.tap("Row 1")
    #expect(harness.exists("Row 0"), "it stays until it is sent away")
    harness.tap("Sidebar")
    harness.rest()
    #expect(!harness.exists("Row 0") && harness.frame(of: "Detail 1")?.midX == alone.midX)
  }

  @Test("A press beside the sidebar and Escape take it away")
  func leaves() {
    let harness = harness(.prominentDetail)
    harness.tap("Sidebar")
    harness.rest()
    harness.tap(at: CGPoint(x: 700, y: 300))
    harness.rest()
    #expect(!harness.exists("Row 0"))
    harness.tap("Sidebar")
    harness.rest()
    harness.press(.escape)
    harness.rest()
    #expect(!harness.exists("Row 0"))
    harness.tap("Sidebar")
    harness.rest()
    #expect(harness.exists("Row 0"))
  }

  @Test("A stack in the sidebar has the button while it lies above the detail")
  func stackInSidebar() {
    let harness = Harness(size: CGSize(width: 900, height: 500)) {
      NavigationSplitView {
        NavigationStack { Text("Boxes") }
      } detail: {
        NavigationStack { Text("Detail") }
      }
      .navigationSplitViewStyle(.prominentDetail)
    }
    harness.rest()
    for _ in 0..<2 {
      #expect(!harness.exists("Boxes"))
      harness.tap("Sidebar")
      harness.rest()
      #expect(harness.exists("Boxes"))
      harness.tap("Sidebar")
      harness.rest()
    }
    #expect(!harness.exists("Boxes"))
  }

  private struct Three: View {
    @State private var visibility = NavigationSplitViewVisibility.doubleColumn
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        Text("Boxes")
      } content: {
        Text("Middle")
      } detail: {
        Text("Detail")
      }
      .navigationSplitViewStyle(.prominentDetail)
    }
  }

  @Test(
    "Where the second column alone lies above the detail, it has the button, and Escape hides it")
  func doubleColumn() {
    for isByKey in [false, true] {
      let harness = Harness(size: CGSize(width: 1000, height: 500)) { Three() }
      harness.rest()
      #expect(harness.exists("Middle") && !harness.exists("Boxes"))
      if isByKey { harness.press(.escape) } else { harness.tap("Sidebar") }
      harness.rest()
      #expect(!harness.exists("Middle"))
      harness.tap("Sidebar")
      harness.rest()
      #expect(harness.exists("Boxes") && harness.exists("Middle"))
    }
  }

  @Test("Where there is room for one column, the detail is drawn whole in each style")
  func narrowPictures() {
    struct Narrow<Style: NavigationSplitViewStyle>: View {
      let style: Style
      @State private var column = NavigationSplitViewColumn.detail
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          List(0..<20, id: \.self) { Text("Row \($0)") }
        } detail: {
          Text("Detail").navigationTitle("Title")
        }
        .navigationSplitViewStyle(style)
      }
    }
    func picture(_ style: some NavigationSplitViewStyle) -> Bitmap {
      let harness = Harness(size: CGSize(width: 380, height: 300)) { Narrow(style: style) }
      harness.rest()
      return harness.picture()
    }
    #expect(picture(.prominentDetail).hasSamePixels(as: picture(.balanced)))
  }

  @Observable fileprivate final class Compact {
    var column = NavigationSplitViewColumn.sidebar
    var row: Int?
  }

  @Test("The preferred compact column is written and chosen only where one column is shown")
  func compactColumn() {
    let model = Compact()
    let harness = Harness(size: CGSize(width: 900, height: 300)) {
      NavigationSplitView(preferredCompactColumn: Bindable(model).column) {
        List(0..<5, id: \.self, selection: Bindable(model).row) { Text("Row \($0)") }
      } detail: {
        Text("Detail of \(model.row ?? -1)")
      }
    }
    harness.tap("Row 2")
    harness.rest()
    #expect(model.row == 2 && model.column == .sidebar)
    harness.resize(to: CGSize(width: 380, height: 300))
    harness.rest()
    #expect(harness.exists("Row 2") && model.column == .sidebar)
    harness.tap("Row 3")
    harness.rest()
    #expect(model.column == .detail && harness.exists("Detail of 3"))
  }

  @Test("Where there is room for one column, each style is a stack")
  func narrow() {
    #expect(harness(.prominentDetail, width: 400).exists("Row 0"))
    #expect(harness(.balanced, width: 400).exists("Row 0"))
  }
}
