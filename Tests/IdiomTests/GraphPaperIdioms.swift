import Lamina
import LaminaTesting
import Testing

private struct GraphPaper: View {
  let spacing: CGFloat

  var body: some View {
    GeometryReader { proxy in
      Path { path in
        for x in stride(from: 0, through: proxy.size.width, by: spacing) {
          path.move(to: CGPoint(x: x, y: 0))
          path.addLine(to: CGPoint(x: x, y: proxy.size.height))
        }
        for y in stride(from: 0, through: proxy.size.height, by: spacing) {
          path.move(to: CGPoint(x: 0, y: y))
          path.addLine(to: CGPoint(x: proxy.size.width, y: y))
        }
      }
      .stroke(Color.blue, lineWidth: 2)
    }
  }
}

@MainActor @Suite("Idioms: graph paper")
struct GraphPaperIdioms {
  @Test("Lines lie where they were asked for, at every size")
  func lines() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { GraphPaper(spacing: 20) }
    #expect(harness.isBlue(40, 50) && harness.isBlue(50, 60) && harness.isWhite(50, 50))
    harness.resize(to: CGSize(width: 150, height: 60))
    #expect(harness.isBlue(140, 50) && harness.isWhite(150 - 1 - 4, 50 + 3))
  }
}
