import Lamina
import LaminaTesting
import Testing

private struct Shimmer: ViewModifier {
  @State private var phase: CGFloat = -1

  func body(content: Content) -> some View {
    content
      .overlay(
        GeometryReader { geometry in
          LinearGradient(
            colors: [.clear, Color.red, .clear], startPoint: .leading, endPoint: .trailing
          )
          .frame(width: geometry.size.width)
          .offset(x: phase * geometry.size.width)
        }
      )
      .mask(content)
      .onAppear {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { phase = 1 }
      }
  }
}

@MainActor @Suite("Idioms: shimmer")
struct DrawnShimmerIdioms {
  @Test("A light goes over the lines and nowhere else")
  func shimmer() {
    let harness = Harness(size: CGSize(width: 100, height: 60)) {
      VStack(spacing: 10) {
        Rectangle().frame(height: 10)
        Rectangle().frame(height: 10)
      }
      .foregroundColor(.gray)
      .modifier(Shimmer())
    }
    harness.advance(by: 0.5)
    #expect((0..<100).contains { harness.isRed($0, 20) })
    #expect((0..<100).allSatisfy { harness.isWhite($0, 30) })
  }
}
