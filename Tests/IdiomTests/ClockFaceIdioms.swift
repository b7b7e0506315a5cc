import Lamina
import LaminaTesting
import Testing

private struct ClockFace: View {
  let hour: Double
  let minute: Double

  var body: some View {
    ZStack {
      Circle().stroke(Color.blue, lineWidth: 2)
      ForEach(0..<12) { mark in
        Rectangle().fill(.blue).frame(width: 2, height: 8)
          .offset(y: -40)
          .rotationEffect(.degrees(Double(mark) * 30))
      }
      Rectangle().fill(.red).frame(width: 4, height: 24)
        .offset(y: -12)
        .rotationEffect(.degrees((hour + minute / 60) * 30))
      Rectangle().fill(.green).frame(width: 2, height: 34)
        .offset(y: -17)
        .rotationEffect(.degrees(minute * 6))
    }
  }
}

@MainActor @Suite("Idioms: clock faces")
struct ClockFaceIdioms {
  @Test("At a quarter past nine both hands lie level")
  func hands() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { ClockFace(hour: 9, minute: 15) }
    #expect(harness.isGreen(75, 49) || harness.isGreen(75, 50))
    #expect(harness.isRed(30, 48) || harness.isRed(30, 49) || harness.isRed(30, 47))
    #expect(harness.isBlue(89, 50) || harness.isBlue(89, 49))
  }
}
