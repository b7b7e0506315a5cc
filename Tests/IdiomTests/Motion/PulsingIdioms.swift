import Lamina
import LaminaTesting
import Testing

private struct PulsingDot: View {
  @State private var isPulsing = false

  var body: some View {
    Circle()
      .fill(Color.pureRed)
      .frame(width: 40, height: 40)
      .scaleEffect(isPulsing ? 2 : 1)
      .onAppear {
        withAnimation(.easeInOut(duration: 1).repeatForever(autoreverses: true)) {
          isPulsing = true
        }
      }
  }
}

@MainActor @Suite("Idioms: pulsing")
struct PulsingIdioms {
  @Test("A dot grows and shrinks for ever")
  func pulse() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { PulsingDot() }
    harness.advance(by: 1)
    #expect(near(harness.box(.red)?.width, 80, 4))
    harness.advance(by: 1)
    #expect(near(harness.box(.red)?.width, 40, 4))
    harness.advance(by: 1)
    #expect(near(harness.box(.red)?.width, 80, 4))
  }
}
