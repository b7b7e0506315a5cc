import Lamina
import LaminaTesting
import Testing

private struct Gallery: View {
  @State private var columns = 2

  var body: some View {
    VStack {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns)) {
          ForEach(0..<60, id: \.self) { number in
            Color.green.frame(height: 50).accessibilityIdentifier("cell \(number)")
          }
        }
      }
      Button("More columns") { withAnimation { columns += 1 } }
    }
  }
}

@MainActor @Suite("Idioms: a grid whose columns are chosen")
struct GridDensityTests {
  @Test("Cells go to their new columns")
  func columns() {
    let harness = Harness(size: CGSize(width: 320, height: 300)) { Gallery() }
    #expect(harness.frame(of: "cell 2")?.minX == 0)
    for count in 3...5 {
      harness.tap("More columns")
      harness.advance(by: 1)
      #expect(harness.frame(of: "cell \(count)")?.minX == 0)
      #expect((harness.frame(of: "cell \(count - 1)")?.minX ?? 0) > 100)
    }
  }
}
