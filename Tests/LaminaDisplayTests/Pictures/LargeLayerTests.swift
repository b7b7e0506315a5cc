import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing

@Suite("Layers much larger than the screen")
struct LargeLayerTests {
  /// A layer of 100 x 100,000 points.
  private let tall = Layer.screen([
    .drawn(1, DisplayList(mark: 1, size: CGSize(width: 100, height: 100_000)))
  ])

  private func scrolled(_ y: CGFloat) -> Layer {
    tall.replacing(boundsOrigin: CGPoint(x: 0, y: y))
  }

  @Test("are drawn only as far as the range reaches")
  func inPart() {
    let fixture = Fixture()
    let commit = fixture.commit(tall, .never)
    #expect(commit.isComplete && fixture.rasterizer.areas == [100 * 150])
    #expect(
      commit.pictures[Layer.ID(1)]?.pixelRect == PixelRect(x: 0, y: 0, width: 100, height: 150))
  }

  @Test("are drawn again before the end of what there is comes into sight")
  func redrawn() {
    let fixture = Fixture()
    _ = fixture.commit(tall, .never)
    for y in stride(from: 0, through: 5_000, by: 10.0) {
      let commit = fixture.commit(scrolled(y))
      fixture.executor.runAll()
      #expect(commit.isComplete, "at \(y)")
    }
    // Every 25 points or a little more, not every 10.
    #expect(fixture.rasterizer.draws <= 5_000 / 25 + 2)
    #expect(fixture.display.statistics.bytesHeld <= 100 * 200 * 4)
  }

  @Test("keep the old part until a jump's new part is there")
  func jump() {
    let fixture = Fixture()
    _ = fixture.commit(tall, .never)
    let jumped = fixture.commit(scrolled(50_000))
    #expect(jumped.missing == 1 && jumped.pictures[Layer.ID(1)]?.origin.y == 0)
    let ready = fixture.commit(scrolled(50_000), .never)
    #expect(ready.pictures[Layer.ID(1)]?.origin.y == 49_950)
    #expect(ready.pictures[Layer.ID(1)]?.bitmap.size == PixelSize(width: 100, height: 200))
  }

  @Test("a tree 100,000 layers deep is walked without recursion")
  func deep() {
    let fixture = Fixture()
    var layer = Layer.drawn(1, DisplayList(mark: 4))
    for depth in 2...100_000 {
      layer = Layer(
        id: Layer.ID(UInt64(depth)), frame: CGRect(x: 0, y: 0, width: 10, height: 10),
        children: [layer])
    }
    #expect(fixture.commit(layer, .never).mark(1) == 4)
  }
}
