import Lamina
import LaminaTesting
import Testing

private struct BouncyStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 60)
      .background(Color.pureRed)
      .scaleEffect(configuration.isPressed ? 0.8 : 1)
      .animation(.spring(response: 0.3, dampingFraction: 0.5), value: configuration.isPressed)
  }
}

private struct BouncyScreen: View {
  @State private var count = 0

  var body: some View {
    Button {
      count += 1
    } label: {
      Text("Tapped \(count)")
    }
    .buttonStyle(BouncyStyle())
  }
}

@MainActor @Suite("Idioms: bouncing buttons")
struct BouncingButtonIdioms {
  @Test("A button shrinks while it is pressed and springs back beyond its size")
  func bounce() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { BouncyScreen() }
    let middle = CGPoint(x: 100, y: 50)
    harness.pointerDown(at: middle)
    harness.advance(by: 1)
    #expect(near(harness.box(.red)?.width, 80))
    harness.pointerUp(at: middle)
    var widest: CGFloat = 0
    for _ in 0..<30 {
      harness.advance(by: 1.0 / 60)
      widest = max(widest, harness.box(.red)?.width ?? 0)
    }
    #expect(widest > 100)
    harness.advance(by: 2)
    #expect(near(harness.box(.red)?.width, 100))
    #expect(harness.exists("Tapped 1"))
  }
}
