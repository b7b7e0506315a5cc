import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Rows of lazy containers that nothing scrolls.
@Suite struct UnscrolledRowTests {
  @Observable final class Model {
    var lengths: [CGFloat]
    init(_ lengths: [CGFloat]) { self.lengths = lengths }
  }

  private struct Page: View {
    let model: Model
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 10).accessibilityIdentifier("above")
        LazyVStack(spacing: 0) {
          ForEach(model.lengths, id: \.self) {
            Color.blue.frame(height: $0).accessibilityIdentifier("row \(Int($0))")
          }
        }
      }
    }
  }

  private func show(_ model: Model) -> Harness {
    Harness(size: CGSize(width: 100, height: 90)) { Page(model: model) }
  }

  @Test("what is around them stands as around the same rows in a window that never had others")
  func asFresh() {
    let model = Model([11, 60, 15])
    let harness = show(model)
    for lengths in [[11, 60, 15, 70, 3], [70, 3, 15], [90, 11, 60, 15, 120]] as [[CGFloat]] {
      model.lengths = lengths
      harness.settle()
      let length = lengths.reduce(10, +)
      #expect(harness.frame(of: "above")?.minY == (90 - length) / 2)
      #expect(show(model).frame(of: "above") == harness.frame(of: "above"))
    }
  }

  /// All rows are moved by the length of each that is found, so that others come into sight.
  @Test(
    "around the middle of something smaller than a row they come to rest",
    arguments: [[10, 160], [10, 160, 40], [300, 5, 80, 20]] as [[CGFloat]])
  func inTheMiddle(_ lengths: [CGFloat]) {
    let harness = Harness(size: CGSize(width: 120, height: 90)) {
      ScrollView {
        Text("").background {
          LazyVStack { ForEach(lengths, id: \.self) { Color.red.frame(width: 20, height: $0) } }
        }
      }.fixedSize()
    }
    harness.settle()
    #expect(harness.diagnostics.isEmpty)
  }

  @Test("of very many rows only those in sight are made")
  func many() {
    let harness = show(Model((1...1_000).map { CGFloat($0) }))
    #expect(harness.semanticTree.all.count < 200)
  }
}
