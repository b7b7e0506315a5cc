import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing

@Suite("What a commit looks at")
struct WalkCostTests {
  private let down = ScrollHeading(direction: CGSize(width: 0, height: 1))

  /// A card of 25 points: a frame, a background that draws itself, two drawn layers.
  private func card(_ row: Int) -> Layer {
    let id = UInt64(row) * 10 + 10
    let fill = DisplayList { list in
      list.fill(CGRect(x: 0, y: 0, width: 90, height: 20), with: .color(.white))
    }
    let background = Layer(
      id: Layer.ID(id + 1), frame: CGRect(x: 0, y: 0, width: 90, height: 20),
      contents: .direct(fill))
    let parts: [Layer] = (0..<2).map { part in
      let list = DisplayList(mark: UInt32(row * 2 + part))
      return .drawn(id + 2 + UInt64(part), list, x: CGFloat(part) * 20)
    }
    return Layer(
      id: Layer.ID(id), frame: CGRect(x: 0, y: CGFloat(row) * 25, width: 100, height: 25),
      children: [background] + parts)
  }

  @Test("of a list only the cards in range, and of these only what may have pictures")
  func cards() {
    let fixture = Fixture()
    let list = Layer.screen((0..<1_000).map(card))
    for y in stride(from: 5_000, to: 5_200, by: 5.0) {
      let commit = fixture.commit(
        list.replacing(boundsOrigin: CGPoint(x: 0, y: y)), heading: down)
      // The list, and ten or eleven cards with two layers each.
      #expect((1 + 10 * 3...1 + 11 * 3).contains(commit.statistics.layersVisited))
      fixture.executor.runAll()
    }
  }

  @Test("of a tree that draws everything itself nothing but its root")
  func nothingDrawn() {
    let fixture = Fixture()
    let plain = Layer(
      id: Layer.ID(1), frame: CGRect(x: 0, y: 0, width: 10, height: 10),
      contents: .direct(DisplayList(mark: 3)))
    #expect(fixture.commit(.screen([plain, plain])).statistics.layersVisited == 0)
  }
}
