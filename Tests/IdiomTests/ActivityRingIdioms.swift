import Lamina
import LaminaTesting
import Testing

/// The ring of an activity app: begins at 12, goes clockwise.
private struct ActivityRing: View {
  var progress: Double
  var color: Color

  var body: some View {
    ZStack {
      Circle().stroke(color.opacity(0.2), lineWidth: 12)
      Circle()
        .trim(from: 0, to: CGFloat(min(progress, 1)))
        .stroke(color, style: StrokeStyle(lineWidth: 12, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(6)
  }
}

@MainActor @Suite("Idioms: activity rings")
struct ActivityRingIdioms {
  private func harness(_ progress: Double) -> Harness {
    Harness(size: CGSize(width: 100, height: 100)) { ActivityRing(progress: progress, color: .red) }
  }

  @Test("A quarter of the ring goes from 12 to 3")
  func quarter() {
    let ring = harness(0.25)
    #expect(ring.isRed(81, 19))
    #expect(!ring.isRed(19, 19))
    #expect(!ring.isRed(81, 81))
    #expect(ring.isWhite(50, 50))
  }

  @Test("All of it, too much of it and 0/0 of it")
  func extremes() {
    #expect(harness(1.7).isRed(19, 19))
    #expect(!harness(0).isRed(81, 19))
    #expect(!harness(0 / 0).isRed(19, 81))
  }
}
