import DreamsViews
import Lamina
import Testing

@Suite("What happens in dreams")
nonisolated struct EffectTests {
  private static let size = CGSize(width: 400, height: 240)

  @Test("is a function of time", arguments: Effect.allCases)
  func time(effect: Effect) {
    for creature in [Creature.dragon, .crusty, .owl] {
      let content = effect.content(of: creature, in: Self.size, seed: 1)
      let (first, later) = (list(content, 1), list(content, 1.4))
      #expect(first != nil && first != later)
      #expect(first == list(effect.content(of: creature, in: Self.size, seed: 1), 1))
      #expect(content.isMovingByItself)
    }
  }

  @Test("survives places of no size, and of one that is no number", arguments: Effect.allCases)
  func nonsense(effect: Effect) {
    for size in [CGSize.zero, CGSize(width: 1, height: 0), CGSize(width: 1e9, height: 1e9)] {
      let content = effect.content(of: .shark, in: size, seed: 9)
      _ = content.contents(in: size, scale: 1, at: 3)
    }
  }

  private func list(_ content: any LayerContent, _ time: Double) -> DisplayList? {
    content.contents(in: Self.size, scale: 1, at: time).list
  }
}
