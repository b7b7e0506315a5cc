import Lamina
import LaminaTesting
import Testing

/// A slice, as every tutorial writes it.
private nonisolated struct PieSlice: Shape {
  var startAngle: Angle
  var endAngle: Angle

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    path.move(to: center)
    path.addArc(
      center: center, radius: min(rect.width, rect.height) / 2,
      startAngle: startAngle - .degrees(90), endAngle: endAngle - .degrees(90), clockwise: false)
    path.closeSubpath()
    return path
  }
}

private struct PieChart: View {
  let values: [Double]
  let colors: [Color]

  private var angles: [(Angle, Angle)] {
    let total = values.reduce(0, +)
    var sum = 0.0
    return values.map { value in
      let start = Angle.degrees(360 * sum / total)
      sum += value
      return (start, .degrees(360 * sum / total))
    }
  }

  var body: some View {
    ZStack {
      ForEach(values.indices, id: \.self) { index in
        PieSlice(startAngle: angles[index].0, endAngle: angles[index].1)
          .fill(colors[index % colors.count])
      }
    }
  }
}

@MainActor @Suite("Idioms: pie charts")
struct PieChartIdioms {
  @Test("Slices go clockwise from the top")
  func slices() {
    let chart = Harness(size: CGSize(width: 100, height: 100)) {
      PieChart(values: [1, 1, 2], colors: [.red, .blue, .green])
    }
    #expect(chart.isRed(70, 30))
    #expect(chart.isBlue(70, 70))
    #expect(chart.isGreen(30, 50))
    #expect(chart.isWhite(3, 3))
  }

  @Test("A chart of nothing, whose angles are 0/0, is empty and is told of")
  func nothing() {
    let chart = Harness(size: CGSize(width: 100, height: 100)) {
      PieChart(values: [0, 0], colors: [.red, .blue])
    }
    #expect(chart.isWhite(70, 30))
    #expect(chart.diagnostics.count == 1)
  }
}
