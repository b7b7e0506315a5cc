import Lamina
import LaminaTesting
import Testing

private struct FlipCard: View {
  @State private var isFlipped = false

  var body: some View {
    ZStack {
      Color.pureRed.opacity(isFlipped ? 0 : 1)
      Color.pureBlue
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        .opacity(isFlipped ? 1 : 0)
    }
    .frame(width: 80, height: 60)
    .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
    .onTapGesture { withAnimation(.linear(duration: 1)) { isFlipped.toggle() } }
  }
}

@MainActor @Suite("Idioms: cards that flip")
struct FlipCardIdioms {
  @Test("A card turns to its back and is narrow in between")
  func flip() {
    let harness = Harness(size: CGSize(width: 120, height: 100)) { FlipCard() }
    #expect(near(harness.box(.red)?.width, 80))
    harness.tap(at: CGPoint(x: 60, y: 50))
    harness.advance(by: 0.45)
    #expect((harness.box(.any)?.width ?? 0) < 40)
    harness.advance(by: 0.7)
    #expect(near(harness.box(.blue)?.width, 80) && harness.box(.red) == nil)
  }
}
