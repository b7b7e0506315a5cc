import Lamina
import LaminaTesting
import Testing

private struct CountingText: View, @MainActor Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text("\(Int(value))") }
}

private struct Score: View {
  @State private var score = 0.0

  var body: some View {
    VStack {
      CountingText(value: score)
      Button("Win") { withAnimation(.linear(duration: 1)) { score += 100 } }
    }
  }
}

@MainActor @Suite("Idioms: counting numbers")
struct CounterIdioms {
  @Test("A number counts up to where it is to be")
  func count() {
    let harness = Harness(size: CGSize(width: 120, height: 80)) { Score() }
    harness.tap("Win")
    harness.advance(by: 0.5)
    let shown = harness.semanticTree.description
    #expect((45...55).contains { shown.contains("\($0)") }, "\(shown)")
    harness.advance(by: 0.6)
    #expect(harness.exists("100"))
  }
}
