import Lamina
import LaminaTesting
import Testing

/// A card that opens when it is tapped.
private struct ExpandingCard: View {
  @State private var isExpanded = false

  var body: some View {
    VStack(spacing: 0) {
      RoundedRectangle(cornerRadius: 12)
        .fill(Color.pureBlue)
        .frame(width: isExpanded ? 180 : 80, height: isExpanded ? 160 : 40)
        .shadow(color: .black.opacity(0.2), radius: isExpanded ? 6 : 2, y: isExpanded ? 4 : 1)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isExpanded.toggle() } }
      Spacer(minLength: 0)
    }
  }
}

@MainActor @Suite("Idioms: expanding cards")
struct ExpandingCardIdioms {
  @Test("A card opens by and by and closes again from where it is")
  func expand() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { ExpandingCard() }
    harness.tap(at: CGPoint(x: 100, y: 20))
    #expect(near(harness.box(.blue)?.width, 80))
    harness.advance(by: 0.5)
    #expect(near(harness.box(.blue)?.width, 130, 3) && near(harness.box(.blue)?.height, 100, 3))
    harness.tap(at: CGPoint(x: 100, y: 60))
    harness.advance(by: 0.02)
    #expect(near(harness.box(.blue)?.width, 130, 5))
    harness.advance(by: 1.2)
    #expect(near(harness.box(.blue)?.width, 80) && near(harness.box(.blue)?.height, 40))
  }
}
