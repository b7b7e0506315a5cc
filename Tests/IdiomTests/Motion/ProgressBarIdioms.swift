import Lamina
import LaminaTesting
import Testing

private struct ProgressBar: View {
  let value: Double

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.gray.opacity(0.2))
        Capsule()
          .fill(Color.pureBlue)
          .frame(width: geometry.size.width * value)
      }
    }
    .frame(height: 10)
    .animation(.linear(duration: 1), value: value)
  }
}

private struct Download: View {
  @State private var progress = 0.0

  var body: some View {
    VStack {
      ProgressBar(value: progress)
      Button("Half") { progress = 0.5 }
      Button("All") { progress = 1 }
      Button("Nothing") { progress = 0 }
    }
  }
}

@MainActor @Suite("Idioms: progress bars")
struct ProgressBarIdioms {
  @Test("A bar grows from nothing, on, and back to nothing")
  func bar() {
    let harness = Harness(size: CGSize(width: 200, height: 140)) { Download() }
    #expect(harness.box(.blue) == nil)
    harness.tap("Half")
    harness.advance(by: 0.5)
    #expect(near(harness.box(.blue)?.width, 50, 4))
    harness.advance(by: 0.6)
    #expect(near(harness.box(.blue)?.width, 100))
    harness.tap("All")
    harness.advance(by: 0.5)
    #expect(near(harness.box(.blue)?.width, 150, 4))
    harness.tap("Nothing")
    harness.advance(by: 2)
    #expect(harness.box(.blue) == nil)
  }
}
