import Lamina
import LaminaTesting
import Testing

private struct Card<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .padding()
      .background(Color.white)
      .cornerRadius(12)
      .shadow(color: Color.black.opacity(0.4), radius: 6, x: 0, y: 4)
  }
}

@MainActor @Suite("Idioms: cards with shadows")
struct CardShadowIdioms {
  @Test("The shadow lies below the card, not on it, and more beneath than above")
  func card() throws {
    let harness = Harness(size: CGSize(width: 160, height: 120)) {
      Card { Text("Card").accessibilityIdentifier("title") }
    }
    let frame = try #require(harness.frame(of: "title")).insetBy(dx: -16, dy: -16)
    let (x, top, bottom) = (Int(frame.midX), Int(frame.minY), Int(frame.maxY))
    #expect(harness.isWhite(x, top + 3))
    #expect(harness.color(x, bottom + 3).red < harness.color(x, top - 3).red)
    #expect(harness.color(x, bottom + 3).red < 240)
    #expect(harness.isWhite(2, 2))
  }

  @Test("Cards in cards in cards, each with its shadow")
  func nested() {
    let harness = Harness(size: CGSize(width: 260, height: 260)) {
      Card { Card { Card { Card { Card { Text("Deep") } } } } }
    }
    #expect(harness.exists("Deep"))
    #expect(!harness.isWhite(130, 260 / 2 + 95) || !harness.isWhite(130, 30))
  }
}
