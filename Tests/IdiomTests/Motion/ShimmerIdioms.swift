import Lamina
import LaminaTesting
import Testing

private struct Shimmer: ViewModifier {
  @State private var phase: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .overlay(
        GeometryReader { geometry in
          Color.pureRed
            .frame(width: 20)
            .offset(x: phase * (geometry.size.width - 20))
        }
      )
      .clipped()
      .onAppear {
        withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { phase = 1 }
      }
  }
}

extension View {
  fileprivate func shimmering() -> some View { modifier(Shimmer()) }
}

@MainActor @Suite("Idioms: shimmer")
struct ShimmerIdioms {
  @Test("A light runs over a placeholder again and again")
  func shimmer() {
    let harness = Harness(size: CGSize(width: 220, height: 40)) {
      Rectangle().fill(Color.gray.opacity(0.4)).shimmering()
    }
    harness.advance(by: 0.5)
    let first = harness.box(.red)
    #expect(near(first?.minX, 50, 8))
    harness.advance(by: 1)
    #expect(near(harness.box(.red)?.minX, 150, 8))
    harness.advance(by: 1)
    #expect(near(harness.box(.red)?.minX, 50, 8))
    #expect(harness.graph.isMoving)
  }
}
