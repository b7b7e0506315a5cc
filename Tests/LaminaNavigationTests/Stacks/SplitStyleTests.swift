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
  func leaves() throws {
    let harness = harness(.prominentDetail)
    harness.tap("Sidebar")
    harness.rest()
    harness.tap(at: CGPoint(x: 700, y: 300))
    harness.rest()
    #expect(!harness.exists("Row 0"))
    harness.tap("Sidebar")
    harness.rest()
    try harness.find(.button, "Row 1").focus()
    harness.press(.escape)
    harness.rest()
    #expect(!harness.exists("Row 0"))
    harness.tap("Sidebar")
    harness.rest()
    #expect(harness.exists("Row 0"))
  }

  @Test("Where there is room for one column, each style is a stack")
  func narrow() {
    #expect(harness(.prominentDetail, width: 400).exists("Row 0"))
    #expect(harness(.balanced, width: 400).exists("Row 0"))
  }
}
