import Lamina
import LaminaTesting
import Testing

/// What views know of the room in their window.
@MainActor @Suite("Size classes")
struct SizeClassTests {
  private struct Screen: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    var body: some View {
      Text(horizontal == .compact ? "narrow" : "wide")
      Text(vertical == .compact ? "low" : "high")
    }
  }

  @Test("A window is compact where there is room for one thing, and views follow its size")
  func classes() {
    let harness = Harness(size: CGSize(width: 390, height: 700)) { Screen() }
    #expect(harness.exists("narrow") && harness.exists("high"))
    harness.resize(to: CGSize(width: 900, height: 300))
    #expect(harness.exists("wide") && harness.exists("low"))
    harness.resetCounters()
    harness.resize(to: CGSize(width: 800, height: 320))
    #expect(harness.evaluations(of: Screen.self) == 0)
    harness.resize(to: CGSize(width: 519, height: 320))
    #expect(harness.exists("narrow"))
  }

  @Test("Larger text needs more room, as tabs and columns have it")
  func textScale() {
    let harness = Harness(size: CGSize(width: 700, height: 700)) {
      NavigationSplitView {
        Screen().navigationTitle("Side")
      } detail: {
        Text("detail")
      }
    }
    harness.rest()
    #expect(harness.exists("wide") && harness.exists("high") && harness.exists("detail"))
    harness.textScale = 2
    harness.rest()
    #expect(harness.exists("narrow") && harness.exists("low") && !harness.exists("detail"))
    harness.textScale = 1
    harness.rest()
    #expect(harness.exists("wide") && harness.exists("high"))
  }
}
