import Lamina
import LaminaTesting
import Testing

private struct HoverCard: View {
  @State private var isHovered = false

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(Color.white)
      .frame(width: 80, height: 60)
      .overlay(
        RoundedRectangle(cornerRadius: 8)
          .strokeBorder(isHovered ? Color.pureRed : Color.black, lineWidth: isHovered ? 6 : 2)
      )
      .offset(y: isHovered ? -10 : 0)
      .onHover { hovering in withAnimation(.linear(duration: 1)) { isHovered = hovering } }
  }
}

@MainActor @Suite("Idioms: cards that lift under the pointer")
struct HoverCardIdioms {
  @Test("A card rises and its border grows while the pointer is on it")
  func hover() {
    let harness = Harness(size: CGSize(width: 120, height: 100)) { HoverCard() }
    harness.move(to: CGPoint(x: 60, y: 50))
    #expect(near(harness.box(.black)?.minY, 20))
    harness.advance(by: 0.5)
    #expect(near(harness.box(.any)?.minY, 15))
    #expect(harness.box(.red) == nil && harness.count(.any) > 900)
    harness.advance(by: 0.6)
    #expect(near(harness.box(.red)?.minY, 10))
    harness.move(to: CGPoint(x: 5, y: 95))
    harness.advance(by: 1.1)
    #expect(near(harness.box(.black)?.minY, 20) && harness.box(.red) == nil)
  }
}
