import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing

@Suite("Pictures of layers")
struct PictureDisplayTests {
  @Test("what is ready at the deadline is shown in the same commit")
  func readyInTheSameCommit() {
    let fixture = Fixture()
    let commit = fixture.commit(.screen([.drawn(1, DisplayList(mark: 7))]), .never)
    #expect(commit.mark(1) == 7)
    #expect(commit.isComplete)
    #expect(commit.pictures[Layer.ID(1)]?.bitmap.format == .rgb24)
    #expect(fixture.wakes.count == 0)
  }

  @Test("a job cancelled before it starts draws nothing")
  func cancelledBeforeStart() {
    let fixture = Fixture()
    let first = fixture.commit(.screen([.drawn(1, DisplayList(mark: 1))]))
    #expect(first.missing == 1 && first.statistics.jobsStarted == 1)
    let second = fixture.commit(.screen([]))
    #expect(second.statistics.jobsCancelled == 1)
    fixture.executor.runAll()
    #expect(fixture.rasterizer.draws == 0)
  }

  @Test("a layer without a new picture keeps its old one, at its old size")
  func keepsTheOldPicture() {
    let fixture = Fixture()
    _ = fixture.commit(.screen([.drawn(1, DisplayList(mark: 1))]), .never)
    let large = DisplayList(mark: 2, size: CGSize(width: 20, height: 20))
    let waiting = fixture.commit(.screen([.drawn(1, large)]))
    #expect(waiting.mark(1) == 1 && !waiting.isComplete)
    #expect(waiting.pictures[Layer.ID(1)]?.size == CGSize(width: 10, height: 10))
    fixture.executor.runAll()
    #expect(fixture.wakes.count == 1)
    let ready = fixture.commit(.screen([.drawn(1, large)]))
    #expect(ready.mark(1) == 2 && ready.isComplete)
    #expect(ready.pictures[Layer.ID(1)]?.size == CGSize(width: 20, height: 20))
  }

  @Test("the same tree again looks at no layer")
  func sameTree() {
    let fixture = Fixture()
    let root = Layer.screen([.drawn(1, DisplayList(mark: 1))])
    _ = fixture.commit(root, .never)
    let again = fixture.commit(root, .never)
    #expect(again.statistics.layersVisited == 0 && again.mark(1) == 1)
  }

  @Test("equal drawings are drawn once and share the bitmap")
  func equalDrawings() {
    let fixture = Fixture()
    let rows = (1...5).map { Layer.drawn(UInt64($0), DisplayList(mark: 3), y: CGFloat($0) * 10) }
    let commit = fixture.commit(.screen(rows), .never)
    #expect(fixture.rasterizer.draws == 1)
    #expect(Set(commit.pictures.values.map(\.bitmap)).count == 1)
    #expect(commit.pictures.count == 5 && commit.statistics.bitmapsReused == 4)
  }

  @Test("an equal drawing in a new object is not drawn again")
  func equalObject() {
    let fixture = Fixture()
    _ = fixture.commit(.screen([.drawn(1, DisplayList(mark: 3))]), .never)
    let commit = fixture.commit(.screen([.drawn(1, DisplayList(mark: 3))]), .never)
    #expect(fixture.rasterizer.draws == 1 && commit.mark(1) == 3)
  }

  @Test("scrolling inside the range draws nothing")
  func scrolling() {
    let fixture = Fixture()
    let rows = (0..<14).map { index in
      Layer.drawn(UInt64(index + 1), DisplayList(mark: UInt32(index)), y: CGFloat(index) * 10)
    }
    let root = Layer.screen(rows)
    _ = fixture.commit(root, .never)
    fixture.executor.runAll()
    let draws = fixture.rasterizer.draws
    #expect(draws == 14)
    for y in stride(from: 0, through: 40, by: 1.0) {
      let commit = fixture.commit(root.replacing(boundsOrigin: CGPoint(x: 0, y: y)))
      #expect(commit.isComplete && commit.pictures.count == 14)
    }
    #expect(fixture.rasterizer.draws == draws)
  }

  @Test("leaving the range frees the picture")
  func leavingFrees() {
    let fixture = Fixture()
    let root = Layer.screen([.drawn(1, DisplayList(mark: 1))])
    _ = fixture.commit(root, .never)
    #expect(fixture.display.statistics.bytesHeld == 400)
    let far = fixture.commit(root.replacing(boundsOrigin: CGPoint(x: 0, y: 61)))
    #expect(far.pictures.isEmpty && far.statistics.bytesHeld == 0)
    #expect(fixture.display.statistics.bitmapsHeld == 0)
  }

  @Test("what is near is drawn after what is seen, the nearest first, and nobody waits for it")
  func nearIsDrawnLater() {
    let fixture = Fixture(range: DisplayRange(2))
    let marks: [(y: CGFloat, edge: Int)] = [(280, 5), (50, 6), (120, 7)]
    let rows = marks.enumerated().map { index, row in
      let size = CGSize(width: row.edge, height: row.edge)
      return Layer.drawn(
        UInt64(index + 1), DisplayList(mark: UInt32(index), size: size), y: row.y)
    }
    let commit = fixture.commit(.screen(rows), .never)
    #expect(commit.isComplete && fixture.rasterizer.areas == [36])
    fixture.executor.runAll()
    #expect(fixture.rasterizer.areas == [36, 49, 25])
    #expect(fixture.wakes.count == 0)
  }
}
