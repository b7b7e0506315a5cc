import Lamina
import LaminaTesting
import Testing

private struct AnimatedGradient: View {
  @State private var isWarm = true

  var body: some View {
    LinearGradient(
      colors: isWarm ? [.pureRed, .pureRed] : [.pureBlue, .pureGreen],
      startPoint: .leading, endPoint: .trailing
    )
    .onTapGesture { withAnimation(.linear(duration: 1)) { isWarm.toggle() } }
  }
}

@MainActor @Suite("Idioms: gradients that change")
struct AnimatedGradientIdioms {
  @Test("Both ends change their colours by and by")
  func gradient() {
    let harness = Harness(size: CGSize(width: 100, height: 40)) { AnimatedGradient() }
    harness.tap(at: CGPoint(x: 50, y: 20))
    #expect(harness.pixel(1, 20) == 0xFF0000)
    harness.advance(by: 0.5)
    let (left, right) = (harness.pixel(1, 20), harness.pixel(98, 20))
    #expect(left != right && left != 0xFF0000 && right != 0xFF0000)
    harness.advance(by: 0.6)
    #expect(Ink.blue.matches(harness.pixel(1, 20)) && Ink.green.matches(harness.pixel(98, 20)))
  }
}
