import Lamina
import LaminaTesting
import Testing

private struct BarChart: View {
  let values: [CGFloat]
  @State private var isLoaded = false

  var body: some View {
    HStack(alignment: .bottom, spacing: 10) {
      ForEach(values.indices, id: \.self) { index in
        RoundedRectangle(cornerRadius: 4)
          .fill(Color.pureBlue)
          .frame(width: 20, height: isLoaded ? values[index] * 100 : 0)
      }
    }
    .frame(height: 100, alignment: .bottom)
    .onAppear { withAnimation(.linear(duration: 1)) { isLoaded = true } }
  }
}

private struct LineChart: View {
  @State private var part: CGFloat = 0

  var body: some View {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 50))
      path.addLine(to: CGPoint(x: 100, y: 50))
    }
    .trim(from: 0, to: part)
    .stroke(Color.pureRed, lineWidth: 4)
    .frame(width: 100, height: 100)
    .onAppear { withAnimation(.linear(duration: 1)) { part = 1 } }
  }
}

@MainActor @Suite("Idioms: animated charts")
struct AnimatedChartIdioms {
  @Test("Bars grow from the ground up")
  func bars() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      BarChart(values: [0.2, 1, 0.6])
    }
    harness.advance(by: 0.5)
    let box = harness.box(.blue)
    #expect(near(box?.height, 50, 4) && near(box?.maxY, 100))
    harness.advance(by: 0.6)
    #expect(near(harness.box(.blue)?.height, 100))
  }

  @Test("A line is drawn from its beginning")
  func line() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { LineChart() }
    harness.advance(by: 0.5)
    #expect(near(harness.box(.red)?.width, 50, 4))
    harness.advance(by: 0.6)
    #expect(near(harness.box(.red)?.width, 100))
  }
}
