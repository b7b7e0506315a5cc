import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing

/// 400 rows of 100 x 10 in a scroll layer of 100 x 100: ten rows a screenful.
@Suite("The range of a scroll layer follows where it is heading")
struct HeadingRangeTests {
  private let down = ScrollHeading(direction: CGSize(width: 0, height: 1))
  private let up = ScrollHeading(direction: CGSize(width: 0, height: -1))

  private let content = Layer.screen(
    (0..<400).map { row in
      // The row's number is its width, too: the sizes show which rows were drawn.
      let size = CGSize(width: 100 + row, height: 10)
      return Layer.drawn(
        UInt64(row + 1), DisplayList(mark: UInt32(row), size: size), y: CGFloat(row) * 10)
    })

  private func list(_ y: CGFloat) -> Layer { content.replacing(boundsOrigin: CGPoint(x: 0, y: y)) }

  /// The rows drawn so far, in order.
  private func rows(_ fixture: Fixture) -> [Int] { fixture.rasterizer.areas.map { $0 / 10 - 100 } }

  @Test("until somebody moves it, a quarter of a screenful on each side")
  func unmoved() {
    let fixture = Fixture()
    _ = fixture.commit(list(1_000), heading: ScrollHeading.none)
    fixture.executor.runAll()
    #expect(Set(rows(fixture)) == Set(97..<113))
  }

  @Test("one screenful ahead and half of one behind; first what is seen, then ahead, then behind")
  func order() {
    let fixture = Fixture()
    _ = fixture.commit(list(1_000), heading: down)
    fixture.executor.runAll()
    let order = rows(fixture)
    #expect(order.count == 25)
    #expect(Set(order[..<10]) == Set(100..<110))
    #expect(Set(order[10..<20]) == Set(110..<120))
    #expect(order[10] < 117 && order[19] > 115, "the nearest first, in steps of 64 points")
    #expect(Set(order[20...]) == Set(95..<100))
  }

  @Test("turned round, the other side is the longer one and what lies beyond is let go")
  func turning() {
    let fixture = Fixture()
    _ = fixture.commit(list(1_000), .never, heading: down)
    fixture.executor.runAll()
    let commit = fixture.commit(list(1_000), heading: up)
    fixture.executor.runAll()
    #expect(Set(rows(fixture)[25...]) == Set(90..<95))
    #expect(commit.pictures.count == 20)
    #expect(
      Set(fixture.commit(list(1_000), heading: up).pictures.keys.map(\.rawValue))
        == Set(91...115))
  }

  @Test("what a scroll layer keeps ready does not end where the surface's own range ends")
  func small() {
    let fixture = Fixture(range: .minimum)
    _ = fixture.commit(list(1_000), heading: down)
    #expect(fixture.display.statistics.jobsStarted == 25)
  }

  @Test("the same tree with the same heading is looked at once, with another one again")
  func sameTree() {
    let fixture = Fixture()
    let list = list(500)
    _ = fixture.commit(list, .never, heading: down)
    #expect(fixture.commit(list, heading: down).statistics.layersVisited == 0)
    #expect(fixture.commit(list, heading: up).statistics.layersVisited > 0)
  }

  // MARK: Flings

  /// A display whose jobs take 20 ms on one worker, and has drawn before.
  private func busy() -> (PictureDisplay, FakeRasterizer, DeterministicExecutor) {
    let executor = DeterministicExecutor(workers: 1) { _ in .milliseconds(20) }
    let rasterizer = FakeRasterizer()
    let display = PictureDisplay(rasterizer: rasterizer, executor: executor, wake: {})
    commit(display, list(0), heading: .none)
    executor.runAll()
    return (display, rasterizer, executor)
  }

  @discardableResult
  private func commit(
    _ display: PictureDisplay, _ list: Layer, heading: ScrollHeading
  ) -> PictureCommit {
    display.commit(
      list, size: Fixture.size, scale: 1, deadline: .frame, headings: [Layer.ID(0): heading])
  }

  @Test("in a fling the landing place is drawn first, and what will be gone is not begun")
  func landing() {
    let (display, rasterizer, executor) = busy()
    #expect(executor.typicalDuration(of: "draw") == .milliseconds(20))
    let before = rasterizer.areas.count
    let fling = ScrollHeading(
      velocity: CGSize(width: 0, height: 6_000), direction: CGSize(width: 0, height: 1),
      landing: CGPoint(x: 0, y: 2_000))
    let flying = commit(display, list(400), heading: fling)
    // In 20 ms it flies 115 points: the rows up to 50 have left by then, 51 has not.
    #expect(flying.missing == 10 && flying.blank == 10)
    executor.runAll()
    let drawn = rasterizer.areas[before...].map { $0 / 10 - 100 }
    #expect(Set(drawn[..<10]) == Set(200..<210))
    #expect(drawn.allSatisfy { $0 >= 51 }, "\(drawn)")
    let landed = commit(
      display, list(2_000), heading: ScrollHeading(direction: CGSize(width: 0, height: 1)))
    #expect(landed.isComplete && landed.blank == 0)
  }

  @Test("no commit waits for what flies past")
  func noWait() {
    let (display, _, executor) = busy()
    let fling = ScrollHeading(
      velocity: CGSize(width: 0, height: 3_000), direction: CGSize(width: 0, height: 1),
      landing: CGPoint(x: 0, y: 2_000))
    let start = executor.now
    #expect(commit(display, list(400), heading: fling).missing == 10)
    #expect(executor.now == start)
  }

  @Test("who waits for everything gets everything, also in a fling")
  func everything() {
    let (display, _, _) = busy()
    let fling = ScrollHeading(
      velocity: CGSize(width: 0, height: 60_000), direction: CGSize(width: 0, height: 1))
    let list = list(400)
    #expect(commit(display, list, heading: fling).blank == 10)
    let commit = display.commit(
      list, size: Fixture.size, scale: 1, deadline: .never, headings: [Layer.ID(0): fling])
    #expect(commit.isComplete)
  }

  /// A fling of 3,000 points in 2 seconds; rows exist only within three screenfuls ahead.
  private func replay(knowsHeading: Bool) -> (blanksAtLanding: Int, drawnInVain: Int) {
    let (display, rasterizer, executor) = busy()
    let before = rasterizer.areas.count
    var seen: Set<Int> = []
    var last = PictureCommit?.none
    for frame in 0...125 {
      let time = Double(frame) * 0.016
      let rest = 3_000 * exp(-2 * time)
      let y = frame == 125 ? 3_000 : (3_000 - rest).rounded()
      let isOver = frame == 125
      let heading = ScrollHeading(
        velocity: isOver ? .zero : CGSize(width: 0, height: 2 * rest),
        direction: CGSize(width: 0, height: 1), landing: isOver ? nil : CGPoint(x: 0, y: 3_000))
      let tree = list(y)
      let commit = commit(
        display, tree, heading: knowsHeading ? heading : ScrollHeading(direction: heading.direction)
      )
      for row in Int(y) / 10..<Int(y + 99) / 10 + 1
      where commit.pictures[Layer.ID(UInt64(row + 1))] != nil {
        seen.insert(row)
      }
      last = commit
      executor.advance(by: .milliseconds(16))
    }
    let drawn = Set(rasterizer.areas[before...].map { $0 / 10 - 100 })
    let isLanding = 290..<325
    return (last?.blank ?? 0, drawn.subtracting(seen).filter { !isLanding.contains($0) }.count)
  }

  @Test("a whole fling: nothing blank where it lands, and fewer rows drawn that nobody saw")
  func wholeFling() {
    let aware = replay(knowsHeading: true)
    let blind = replay(knowsHeading: false)
    #expect(aware == (0, 0))
    #expect(blind == (0, 71))
  }
}
