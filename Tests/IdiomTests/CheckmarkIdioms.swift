import Lamina
import LaminaTesting
import Testing

private nonisolated struct Checkmark: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    return path
  }
}

private struct Done: View {
  @State private var isDone = false

  var body: some View {
    VStack {
      Checkmark()
        .trim(from: 0, to: isDone ? 1 : 0)
        .stroke(Color.red, style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
        .frame(width: 60, height: 60)
        .animation(.linear(duration: 1), value: isDone)
      Button("Done") { isDone = true }
    }
  }
}

@MainActor @Suite("Idioms: checkmarks")
struct CheckmarkIdioms {
  @Test("The mark is drawn from its beginning")
  func draws() {
    let harness = Harness(size: CGSize(width: 100, height: 140)) { Done() }
    func ink() -> Int {
      (0..<140).reduce(0) { sum, y in sum + (0..<100).filter { harness.isRed($0, y) }.count }
    }
    #expect(ink() == 0)
    harness.tap("Done")
    harness.advance(by: 0.5)
    let half = ink()
    harness.advance(by: 0.7)
    #expect(half > 50 && Double(ink()) > 1.6 * Double(half))
  }
}
