import Lamina
import LaminaTesting
import Testing

private nonisolated struct Star: Shape {
  let corners: Int
  var smoothness: CGFloat

  var animatableData: CGFloat {
    get { smoothness }
    set { smoothness = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard corners >= 2 else { return Path() }
    let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
    var angle = -CGFloat.pi / 2
    let step = .pi * 2 / CGFloat(corners * 2)
    var path = Path()
    path.move(to: CGPoint(x: center.x + center.x * cos(angle), y: center.y + center.y * sin(angle)))
    for corner in 0..<corners * 2 {
      let reach = corner.isMultiple(of: 2) ? 1 : smoothness
      path.addLine(
        to: CGPoint(
          x: center.x + center.x * cos(angle) * reach, y: center.y + center.y * sin(angle) * reach))
      angle += step
    }
    path.closeSubpath()
    return path
  }
}

private struct Twinkle: View {
  @State private var isBig = false

  var body: some View {
    VStack(spacing: 0) {
      Star(corners: 5, smoothness: isBig ? 0.9 : 0.2).fill(.red).frame(width: 80, height: 80)
      Button("Grow") { withAnimation(.linear(duration: 1)) { isBig.toggle() } }
    }
  }
}

@MainActor @Suite("Idioms: stars")
struct StarShapeIdioms {
  @Test("A star with animatable data grows by and by")
  func grows() {
    let harness = Harness(size: CGSize(width: 80, height: 140)) { Twinkle() }
    let top = (0..<140).first { harness.isRed(40, $0) } ?? 0
    // Between two spikes, half way out.
    let (x, y) = (40 + 12, top + 40 - 17)
    #expect(!harness.isRed(x, y))
    harness.tap("Grow")
    harness.advance(by: 1.2)
    #expect(harness.isRed(x, y))
  }
}
