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

  @Test("masks get pictures too, also of layers that are drawn without one")
  func masks() {
    let fixture = Fixture()
    let mask = Layer.drawn(2, DisplayList(mark: 9))
    let masked = Layer(
      id: Layer.ID(1), geometry: LayerGeometry(untransformedFrame: mask.frame),
      contents: .direct(DisplayList(mark: 5)), mask: mask)
    let commit = fixture.commit(.screen([masked]), .never)
    #expect(commit.mark(2) == 9 && commit.isComplete)
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

  @Test("each side of the range reaches as far as it says")
  func sides() {
    let range = DisplayRange(top: 0.25, left: 0, bottom: 1, right: 0.5)
    let fixture = Fixture(range: range)
    let places: [(x: CGFloat, y: CGFloat)] = [
      (0, -34), (0, -35), (-9, 0), (-10, 0), (0, 199), (0, 200), (149, 0), (150, 0),
    ]
    let layers = places.enumerated().map { index, place in
      Layer.drawn(
        UInt64(index + 1), DisplayList(mark: UInt32(index)), x: place.x, y: place.y)
    }
    let root = Layer.screen([]).replacing(appearance: Appearance(), children: layers)
    _ = fixture.commit(root)
    fixture.executor.runAll()
    let ready = Set(fixture.commit(root).pictures.keys.map(\.rawValue))
    #expect(ready == [1, 3, 5, 7])
  }

  @Test("a changed range takes effect with the next commit of the same tree")
  func changedRange() {
    let fixture = Fixture()
    let root = Layer.screen([.drawn(1, DisplayList(mark: 1), y: 120)])
    _ = fixture.commit(root)
    #expect(fixture.executor.queuedCount == 1)
    fixture.display.range = .minimum
    #expect(fixture.commit(root).statistics.jobsCancelled == 1)
  }

  @Test("another scale draws anew and shows the old picture meanwhile")
  func scaleChange() {
    let fixture = Fixture()
    let root = Layer.screen([.drawn(1, DisplayList(mark: 1))])
    _ = fixture.commit(root, .never)
    let waiting = fixture.commit(root, scale: 2)
    #expect(waiting.missing == 1 && waiting.pictures[Layer.ID(1)]?.scale == 1)
    let ready = fixture.commit(root, scale: 2, .never)
    #expect(ready.pictures[Layer.ID(1)]?.bitmap.size == PixelSize(width: 20, height: 20))
  }

  @Test(
    "ink outside the frame is in the picture, and nothing shows through only where all is filled")
  func overhang() {
    let fixture = Fixture()
    let list = DisplayList { list in
      list.fill(
        CGRect(x: 0, y: 0, width: 10, height: 10), with: .color(Color.Resolved(hex: 0xFF0000)))
      list.fill(
        CGRect(x: -3.5, y: 2, width: 5, height: 2), with: .color(Color.Resolved(hex: 0x00FF00)))
    }
    let layer = Layer(
      id: Layer.ID(1), frame: CGRect(x: 20, y: 20, width: 10, height: 10), contents: .drawn(list))
    let picture = fixture.commit(.screen([layer]), .never).pictures[Layer.ID(1)]
    #expect(picture?.pixelRect == PixelRect(x: -4, y: 0, width: 14, height: 10))
    #expect(picture?.bitmap.format == .argb32)
  }

  @Test("beyond the byte budget nothing is drawn ahead, but all that is seen")
  func budget() {
    let fixture = Fixture(byteBudget: 800)
    let heights: [CGFloat] = [0, 20, 40, 110, 120]
    let rows = (0..<5).map { row in
      Layer.drawn(UInt64(row + 1), DisplayList(mark: UInt32(row)), y: heights[row])
    }
    let commit = fixture.commit(.screen(rows), .never)
    #expect(commit.isComplete && commit.pictures.count == 3)
    #expect(fixture.commit(.screen(rows)).pictures.count == 3)
    fixture.executor.runAll()
    #expect(fixture.commit(.screen(rows)).pictures.count == 3)
  }

  @Test("a display that is released takes its jobs back")
  func released() {
    let executor = DeterministicExecutor()
    var display: PictureDisplay? = PictureDisplay(
      rasterizer: FakeRasterizer(), executor: executor, wake: {})
    _ = display?.commit(
      .screen([.drawn(1, DisplayList(mark: 1))]), size: Fixture.size, scale: 1, deadline: .now)
    #expect(executor.queuedCount == 1)
    display = nil
    #expect(executor.queuedCount == 0)
  }

  @Test("a thousand reuses leave exactly what is shown")
  func reuse() {
    let fixture = Fixture()
    for round in 0..<1_000 {
      let rows = (0..<10).map { row -> Layer in
        let list = DisplayList(mark: UInt32(round * 10 + row))
        return .drawn(UInt64(row + 1), list, y: CGFloat(row) * 10)
      }
      #expect(fixture.commit(.screen(rows), .never).isComplete)
    }
    #expect(fixture.display.statistics.bitmapsHeld == 10)
    #expect(fixture.display.statistics.bytesHeld == 10 * 400)
    #expect(fixture.rasterizer.draws == 10_000)
  }
}
