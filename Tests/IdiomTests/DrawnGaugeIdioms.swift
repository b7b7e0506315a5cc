import Lamina
import LaminaTesting
import Testing

private struct Speedometer: View {
  @Binding var value: Double

  var body: some View {
    ZStack {
      Circle().trim(from: 0, to: 0.75).stroke(Color.green, lineWidth: 10)
      Circle().trim(from: 0, to: 0.75 * value).stroke(Color.red, lineWidth: 10)
      Text("\(Int(value * 100))").rotationEffect(.degrees(-135))
    }
    .rotationEffect(.degrees(135))
    .padding(10)
  }
}

private struct Car: View {
  @State private var speed = 0.0

  var body: some View {
    VStack(spacing: 0) {
      Speedometer(value: $speed).frame(width: 100, height: 100)
      Button("Faster") { speed += 0.5 }
    }
  }
}

@MainActor @Suite("Idioms: gauges")
struct DrawnGaugeIdioms {
  @Test("The needle's arc grows from the lower left, over the top")
  func grows() {
    let harness = Harness(size: CGSize(width: 100, height: 160)) { Car() }
    let top = (0..<160).first { harness.isGreen(50, $0) } ?? 0
    #expect(harness.isGreen(12, top + 40) && harness.isWhite(50, top + 85 + 1))
    harness.tap("Faster")
    #expect(harness.exists("50"))
    #expect(harness.isRed(12, top + 40) && harness.isGreen(88, top + 40))
    harness.tap("Faster")
    #expect(harness.isRed(88, top + 40))
  }
}
