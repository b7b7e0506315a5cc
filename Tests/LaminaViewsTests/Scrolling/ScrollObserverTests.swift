import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// What scroll views hold of containers that come and go inside of them.
@Suite struct ScrollObserverTests {
  private struct Shelf: View {
    @State private var number = 0

    var body: some View {
      VStack {
        Button("Next") { number += 1 }
        ScrollView {
          LazyVStack { ForEach(0..<10) { Text("row \($0)") } }.id(number)
        }
      }
    }
  }

  @Test("a lazy container that is gone listens no longer")
  func gone() {
    let harness = Harness(size: CGSize(width: 200, height: 300)) { Shelf() }
    let before = harness.graph.keptCounts["scroll observers"]
    for _ in 0..<10 { harness.tap("Next") }
    harness.advance(by: 1)
    #expect(harness.graph.keptCounts["scroll observers"] == before)
    #expect(before == 1)
  }
}
