import Lamina
import LaminaTesting
import Testing

private struct DownloadBar: View {
  var done: Double

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.green)
        Capsule().fill(Color.red).frame(width: geometry.size.width * done)
      }
    }
    .frame(height: 10)
  }
}

private struct Download: View {
  @State private var bytes = 0.0
  let total: Double

  var body: some View {
    VStack {
      DownloadBar(done: bytes / total)
      ProgressView(value: bytes / total)
      Button("More") { bytes += 50 }
    }
  }
}

@MainActor @Suite("Idioms: progress bars")
struct DrawnProgressBarIdioms {
  @Test("The bar fills from its beginning")
  func fills() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Download(total: 100) }
    harness.tap("More")
    let row = (0..<100).first { harness.isRed(20, $0 + 3) } ?? 0
    #expect(harness.isRed(40, row + 5) && harness.isGreen(60, row + 5))
  }

  @Test("A download of nothing is 0/0, which ends nothing and is told once")
  func nothing() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Download(total: 0) }
    _ = (harness.picture(), harness.semanticTree)
    #expect(!harness.diagnostics.isEmpty)
    let count = harness.diagnostics.count
    harness.resize(to: CGSize(width: 120, height: 90))
    #expect(harness.diagnostics.count == count)
  }
}
