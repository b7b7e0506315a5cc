import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Rows that take no room.
@Suite("Rows without length")
struct RowsWithoutLengthTests {
  @Test("Their work grows with their number")
  func work() {
    func measured(_ count: Int) -> Int {
      let harness = Harness(size: CGSize(width: 200, height: 400)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 0) }
          }
        }
      }
      harness.advance(by: 1)
      return harness.prepareStatistics.nodesPlaced
    }
    #expect(measured(4_000) < 3 * measured(2_000))
  }
}
