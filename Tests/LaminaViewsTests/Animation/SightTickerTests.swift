import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// What looks different by itself, and what of it goes on.
@MainActor
@Suite("Views that tick while they are in sight", .timeLimit(.minutes(5)))
struct SightTickerTests {
  private final class Ticks {
    var count = 0
  }

  /// Ticks ten times a second, and is as strong as is said.
  private struct Ticking: RememberingView {
    let ticks: Ticks
    let strength: CGFloat

    func makeMemory(for element: Element) -> SightTicker { SightTicker() }

    func update(_ element: Element) {
      ticks.count += 1
      memory(of: element).goOn(element, at: element.graph.frameTime + 0.1)
    }

    func nodes(_ element: Element) -> [Node] {
      var traits = NodeTraits()
      traits.hasOwnLayer = true
      traits.appearance.opacity = strength
      let leaf = ShapeLeaf(fill: .color(Color.Resolved(hex: 0xFF0000)))
      return [Node(id: element.id, rule: .leaf(leaf), traits: traits)]
    }
  }

  /// How often a view ticks in a second.
  private func ticks<V: View>(strength: CGFloat, _ content: @escaping (Ticking) -> V) -> Int {
    let ticks = Ticks()
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      content(Ticking(ticks: ticks, strength: strength)).frame(width: 20, height: 20)
    }
    let before = ticks.count
    harness.advance(by: 1.05)
    return ticks.count - before
  }

  @Test("What is transparent itself goes on, as it may come back; what is inside of that does not")
  func transparent() {
    #expect((9...11).contains(ticks(strength: 1) { $0 }))
    #expect((9...11).contains(ticks(strength: 0) { $0 }))
    #expect(ticks(strength: 1) { $0.opacity(0) } == 0)
    #expect(ticks(strength: 0) { $0.opacity(0) } == 0)
    #expect(ticks(strength: 1) { $0.hidden() } == 0)
    #expect(ticks(strength: 0) { $0.offset(x: 200) } == 0)
  }
}
