import Foundation
import Lamina
import LaminaTesting
import Testing

private nonisolated struct Wave: Shape {
  var phase: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: rect.maxY))
      for x in stride(from: 0, through: rect.width, by: 4) {
        let y = rect.midY + 10 * sin(x / 20 + phase)
        path.addLine(to: CGPoint(x: x, y: y))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Ocean: View {
  @State private var isPaused = false

  var body: some View {
    VStack {
      TimelineView(.animation(minimumInterval: 1.0 / 30, paused: isPaused)) { context in
        Wave(phase: context.date.timeIntervalSinceReferenceDate * 2).fill(Color.pureBlue)
      }
      Button(isPaused ? "Play" : "Pause") { isPaused.toggle() }
    }
  }
}

@MainActor @Suite("Idioms: waves")
struct WaveIdioms {
  @Test("A wave moves until it is paused")
  func wave() {
    let harness = Harness(size: CGSize(width: 120, height: 120)) { Ocean() }
    func crest() -> Int {
      let picture = harness.picture()
      return (0..<120).first { Ink.blue.matches(picture.pixel(x: 60, y: $0)) } ?? -1
    }
    let first = crest()
    harness.advance(by: 0.5)
    #expect(crest() != first)
    harness.tap("Pause")
    let still = crest()
    harness.advance(by: 2)
    #expect(crest() == still)
    harness.tap("Play")
    harness.advance(by: 0.7)
    #expect(crest() != still)
  }
}
