import Lamina
import LaminaTesting
import Testing

private struct ProgressRing: View {
  var progress: Double

  var body: some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.3), lineWidth: 10)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          progress < 0.5 ? Color.pureRed : Color.pureGreen,
          style: StrokeStyle(lineWidth: 10, lineCap: .butt)
        )
        .rotationEffect(.degrees(-90))
      Text("\(Int(progress * 100)) %")
    }
    .padding(10)
  }
}

private struct RingScreen: View {
  @State private var progress = 0.0

  var body: some View {
    VStack {
      ProgressRing(progress: progress).frame(width: 120, height: 120)
      Button("More") { withAnimation(.linear(duration: 1)) { progress += 0.4 } }
      Button("Reset") { withAnimation(.linear(duration: 1)) { progress = 0 } }
    }
  }
}

@MainActor @Suite("Idioms: progress rings")
struct ProgressRingIdioms {
  @Test("A ring fills by and by while its colour changes, and empties again")
  func fill() {
    let harness = Harness(size: CGSize(width: 200, height: 240)) { RingScreen() }
    harness.tap("More")
    harness.advance(by: 0.25)
    let quarter = harness.count(.red)
    harness.advance(by: 0.9)
    let first = harness.count(.red)
    #expect(quarter > 50 && quarter < first / 2)
    #expect(harness.exists("40 %"))
    harness.tap("More")
    harness.advance(by: 0.5)
    #expect(harness.count(.red) < first && harness.count(.green) < first * 2)
    harness.advance(by: 0.6)
    #expect(harness.count(.green) > first * 3 / 2 && harness.count(.red) == 0)
    harness.tap("Reset")
    harness.advance(by: 1.2)
    #expect(harness.count(.green) == 0 && harness.count(.red) == 0)
  }
}
