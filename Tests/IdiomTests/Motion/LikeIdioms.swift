import Lamina
import LaminaTesting
import Testing

private struct LikeButton: View {
  @State private var isLiked = false

  var body: some View {
    Button {
      withAnimation(.linear(duration: 1)) { isLiked.toggle() }
    } label: {
      Circle()
        .fill(isLiked ? Color.pureRed : Color.black)
        .frame(width: 40, height: 40)
        .scaleEffect(isLiked ? 1.5 : 1)
    }
    .buttonStyle(.plain)
  }
}

@MainActor @Suite("Idioms: like buttons")
struct LikeIdioms {
  @Test("A like grows and changes its colour on the way")
  func like() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { LikeButton() }
    harness.tap(at: CGPoint(x: 50, y: 50))
    #expect(Ink.black.matches(harness.pixel(50, 50)))
    harness.advance(by: 0.5)
    let half = harness.pixel(50, 50)
    #expect(!Ink.black.matches(half) && !Ink.red.matches(half))
    #expect(near(harness.box(.any)?.width, 50, 3))
    harness.advance(by: 0.6)
    #expect(near(harness.box(.red)?.width, 60))
  }
}
