import Lamina
import LaminaTesting
import Testing

private enum Bounce: CaseIterable {
  case start, up, down

  var offset: CGFloat {
    switch self {
    case .start: 0
    case .up: -30
    case .down: 10
    }
  }
}

private struct Notification: View {
  @State private var trigger = 0

  var body: some View {
    Color.pureBlue
      .frame(width: 20, height: 20)
      .phaseAnimator(Bounce.allCases, trigger: trigger) { content, phase in
        content.offset(y: phase.offset)
      } animation: { _ in
        .linear(duration: 0.5)
      }
      .onTapGesture { trigger += 1 }
  }
}

@MainActor @Suite("Idioms: phases")
struct PhaseIdioms {
  @Test("A tap goes through the phases and back to the first")
  func phases() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Notification() }
    #expect(near(harness.box(.blue)?.midY, 50))
    harness.tap(at: CGPoint(x: 50, y: 50))
    var heights: [CGFloat] = []
    for _ in 0..<40 {
      harness.advance(by: 0.05)
      heights.append(harness.box(.blue)?.midY ?? 0)
    }
    #expect((heights.min() ?? 50) < 25 && (heights.max() ?? 50) > 55)
    #expect(near(heights.last, 50))
  }
}
