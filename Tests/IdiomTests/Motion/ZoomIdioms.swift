import Lamina
import LaminaTesting
import Testing

private struct ZoomableImage: View {
  @State private var isZoomed = false

  var body: some View {
    Color.pureRed
      .frame(width: 40, height: 40)
      .scaleEffect(isZoomed ? 3 : 1)
      .onTapGesture(count: 2) { withAnimation(.linear(duration: 1)) { isZoomed.toggle() } }
  }
}

@MainActor @Suite("Idioms: zooming by a double tap")
struct ZoomIdioms {
  @Test("Two taps zoom in, two more out")
  func zoom() {
    let harness = Harness(size: CGSize(width: 160, height: 160)) { ZoomableImage() }
    harness.tap(at: CGPoint(x: 80, y: 80))
    harness.advance(by: 1)
    #expect(near(harness.box(.red)?.width, 40))
    harness.tap(at: CGPoint(x: 80, y: 80), count: 2)
    harness.advance(by: 0.5)
    #expect(near(harness.box(.red)?.width, 80))
    harness.advance(by: 0.6)
    #expect(near(harness.box(.red)?.width, 120))
    harness.tap(at: CGPoint(x: 80, y: 80), count: 2)
    harness.advance(by: 1.1)
    #expect(near(harness.box(.red)?.width, 40))
  }
}
