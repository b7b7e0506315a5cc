import Lamina
import LaminaTesting
import Testing

private nonisolated struct Diagonal: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - 40))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct Header: View {
  var body: some View {
    VStack(spacing: 0) {
      LinearGradient(colors: [.red, .red], startPoint: .top, endPoint: .bottom)
        .frame(height: 80)
        .clipShape(Diagonal())
      Spacer(minLength: 0)
    }
  }
}

@MainActor @Suite("Idioms: diagonal headers")
struct DiagonalHeaderIdioms {
  @Test("The header ends in a slope")
  func slope() {
    let harness = Harness(size: CGSize(width: 100, height: 120)) { Header() }
    #expect(harness.isRed(3, 70) && harness.isWhite(97, 70))
    #expect(harness.isRed(97, 30) && harness.isWhite(50, 100))
  }
}
