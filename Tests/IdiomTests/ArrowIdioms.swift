import Lamina
import LaminaTesting
import Testing

private nonisolated struct Arrow: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
      path.closeSubpath()
      path.addRect(
        CGRect(
          x: rect.midX - rect.width / 6, y: rect.midY, width: rect.width / 3,
          height: rect.height / 2))
    }
  }
}

private struct Compass: View {
  @State private var heading = 0.0

  var body: some View {
    VStack(spacing: 0) {
      Arrow().fill(.red).frame(width: 60, height: 60)
        .rotationEffect(.degrees(heading)).padding(10)
      Button("Turn") { withAnimation(.spring()) { heading += 180 } }
    }
  }
}

@MainActor @Suite("Idioms: arrows")
struct ArrowIdioms {
  @Test("The arrow points up, and down after half a turn")
  func turn() {
    let harness = Harness(size: CGSize(width: 80, height: 130)) { Compass() }
    let top = (0..<130).first { harness.isRed(40, $0) } ?? 0
    #expect(harness.isRed(16, top + 26) && !harness.isRed(16, top + 36))
    harness.tap("Turn")
    harness.advance(by: 3)
    #expect(!harness.isRed(16, top + 24) && harness.isRed(16, top + 34))
  }
}
