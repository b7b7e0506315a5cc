import Lamina
import LaminaTesting
import Testing

private struct LineChart: View {
  let values: [Double]

  private func point(_ index: Int, in size: CGSize) -> CGPoint {
    let (low, high) = (values.min() ?? 0, values.max() ?? 1)
    return CGPoint(
      x: size.width * CGFloat(index) / CGFloat(values.count - 1),
      y: size.height * (1 - CGFloat((values[index] - low) / (high - low))))
  }

  var body: some View {
    GeometryReader { geometry in
      ZStack {
        Path { path in
          path.move(to: CGPoint(x: 0, y: geometry.size.height))
          for index in values.indices { path.addLine(to: point(index, in: geometry.size)) }
          path.addLine(to: CGPoint(x: geometry.size.width, y: geometry.size.height))
          path.closeSubpath()
        }
        .fill(
          LinearGradient(
            colors: [Color.red.opacity(0.8), Color.red.opacity(0)], startPoint: .top,
            endPoint: .bottom))
        Path { path in
          for index in values.indices {
            let point = point(index, in: geometry.size)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
          }
        }
        .stroke(Color.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
      }
    }
  }
}

@MainActor @Suite("Idioms: line charts")
struct LineChartIdioms {
  @Test("The line goes through the points, above a fading area")
  func line() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      LineChart(values: [0, 10, 0])
    }
    #expect(harness.isBlue(50, 3) && harness.isBlue(25, 50))
    #expect(harness.isRed(50, 15))
    #expect(!harness.isRed(50, 97))
    #expect(harness.isWhite(5, 5))
  }

  @Test("Equal values, one value and none end nothing")
  func degenerate() {
    for values in [[3.0, 3, 3], [1.0], []] {
      let harness = Harness(size: CGSize(width: 100, height: 100)) { LineChart(values: values) }
      _ = harness.picture()
      #expect(harness.diagnostics.count <= 1)
    }
  }
}
