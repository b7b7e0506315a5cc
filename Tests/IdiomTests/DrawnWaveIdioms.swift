import Lamina
import LaminaTesting
import Testing

private nonisolated struct Wave: Shape {
  var level: Double
  var phase: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(level, phase) }
    set { (level, phase) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      let y = rect.height * (1 - level)
      path.move(to: CGPoint(x: 0, y: y))
      for x in stride(from: 0.0, through: rect.width, by: 2) {
        path.addLine(to: CGPoint(x: x, y: y + 4 * sin(x / 10 + phase)))
      }
      path.addLine(to: CGPoint(x: rect.width, y: rect.height))
      path.addLine(to: CGPoint(x: 0, y: rect.height))
      path.closeSubpath()
    }
  }
}

private struct Tank: View {
  @State private var level = 0.2
  @State private var phase = 0.0

  var body: some View {
    VStack(spacing: 0) {
      Wave(level: level, phase: phase).fill(.blue).frame(height: 100)
        .background(Color.white).clipShape(RoundedRectangle(cornerRadius: 10))
      Button("Fill") { level = 0.8 }
    }
    .animation(.easeInOut(duration: 0.5), value: level)
    .onAppear {
      withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { phase = .pi * 2 }
    }
  }
}

@MainActor @Suite("Idioms: waves")
struct DrawnWaveIdioms {
  @Test("The water rises under waves that go on for ever")
  func rises() {
    let harness = Harness(size: CGSize(width: 100, height: 160)) { Tank() }
    let column = (0..<160).filter { harness.isBlue(50, $0) }.count
    harness.tap("Fill")
    harness.advance(by: 1)
    let risen = (0..<160).filter { harness.isBlue(50, $0) }.count
    #expect(column > 5 && column < 35)
    #expect(risen > 65)
  }
}
