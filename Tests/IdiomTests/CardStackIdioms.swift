import Lamina
import LaminaTesting
import Testing

private struct CardStack: View {
  @State private var cards = ["Red", "Blue", "Green"]
  private let colors: [String: Color] = ["Red": .red, "Blue": .blue, "Green": .green]

  var body: some View {
    ZStack {
      ForEach(cards.indices, id: \.self) { index in
        RoundedRectangle(cornerRadius: 8)
          .fill(colors[cards[index]] ?? .black)
          .frame(width: 80, height: 50)
          .shadow(radius: 2)
          .scaleEffect(1 - CGFloat(cards.count - 1 - index) * 0.1)
          .offset(y: CGFloat(cards.count - 1 - index) * 15)
          .onTapGesture { cards.insert(cards.removeLast(), at: 0) }
      }
    }
  }
}

@MainActor @Suite("Idioms: stacks of cards")
struct CardStackIdioms {
  @Test("The last lies on top; a tap puts it at the bottom")
  func shuffle() {
    let harness = Harness(size: CGSize(width: 120, height: 120)) { CardStack() }
    #expect(harness.isGreen(60, 50))
    harness.tap(at: CGPoint(x: 60, y: 50))
    #expect(harness.isBlue(60, 50))
    harness.tap(at: CGPoint(x: 60, y: 50))
    #expect(harness.isRed(60, 50))
  }
}
