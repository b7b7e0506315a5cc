import Foundation
import Lamina
import LaminaTesting
import Testing

private struct Speedometer: View {
  @State private var speed = 0.0

  var body: some View {
    VStack {
      ZStack {
        Circle().strokeBorder(speed > 50 ? Color.pureRed : Color.pureGreen, lineWidth: 8)
        Rectangle()
          .fill(Color.black)
          .frame(width: 4, height: 40)
          .offset(y: -20)
          .rotationEffect(.degrees(speed * 1.8 - 90))
      }
      .frame(width: 120, height: 120)
      Button("Faster") { withAnimation(.linear(duration: 1)) { speed = 100 } }
    }
  }
}

@MainActor @Suite("Idioms: gauges")
struct GaugeIdioms {
  @Test("A needle turns through the top")
  func needle() {
    let harness = Harness(size: CGSize(width: 160, height: 180)) { Speedometer() }
    let ring = harness.box(.green)
    let middle = ring.map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
    let left = Int(middle.x) - 30
    #expect(Ink.black.matches(harness.pixel(left, Int(middle.y))))
    harness.tap("Faster")
    harness.advance(by: 0.5)
    #expect(Ink.black.matches(harness.pixel(Int(middle.x), Int(middle.y) - 30)))
    harness.advance(by: 0.6)
    #expect(Ink.black.matches(harness.pixel(Int(middle.x) + 30, Int(middle.y))))
    #expect(harness.count(.red) > 500 && harness.count(.green) == 0)
  }
}
