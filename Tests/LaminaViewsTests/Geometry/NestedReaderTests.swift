import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Geometry readers inside each other.
@Suite("Readers of geometry inside each other")
struct NestedReaderTests {
  private func nested(_ depth: Int) -> AnyView {
    (0..<depth).reduce(AnyView(Text("innermost"))) { view, _ in
      AnyView(GeometryReader { proxy in view.frame(width: proxy.size.width - 2) })
    }
  }

  @Test(
    "The innermost is shown in the first frame, however many there are", arguments: [2, 14, 60])
  func innermost(depth: Int) throws {
    let harness = Harness(size: CGSize(width: 300, height: 100)) { nested(depth) }
    #expect(harness.exists("innermost"))
    #expect(harness.diagnostics.isEmpty)
  }

  @Test("Another size is known to each in the same frame", arguments: [10, 20])
  func anotherSize(depth: Int) {
    final class Log { var widths: Set<CGFloat> = [] }
    let log = Log()
    let view = (0..<depth).reduce(AnyView(Text("innermost"))) { view, _ in
      AnyView(
        GeometryReader { proxy in
          let _ = log.widths.insert(proxy.size.width)
          view.frame(width: proxy.size.width - 2)
        })
    }
    let harness = Harness(size: CGSize(width: 300, height: 100)) { view }
    log.widths = []
    harness.resize(to: CGSize(width: 400, height: 100))
    let expected = (0..<depth).map { level in CGFloat(400 - 2 * level) }
    #expect(log.widths.isSuperset(of: expected))
    #expect(harness.exists("innermost"))
    #expect(harness.diagnostics.isEmpty)
  }
}
