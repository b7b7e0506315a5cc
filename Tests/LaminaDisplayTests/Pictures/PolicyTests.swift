import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing

@Suite("Policies of drawing")
struct PolicyTests {
  private let rows = (0..<40).map { row in
    Layer.drawn(
      UInt64(row + 1), DisplayList(mark: UInt32(row), size: CGSize(width: 100, height: 10)),
      y: CGFloat(row) * 10)
  }

  private func list(_ policy: DisplayPolicy, scrolledTo y: CGFloat = 0) -> Layer {
    Layer(
      id: Layer.ID(0), frame: CGRect(origin: .zero, size: Fixture.size),
      boundsOrigin: CGPoint(x: 0, y: y), appearance: Appearance(clip: .bounds), children: rows,
      displayPolicy: policy)
  }

  private func placeholder(fade: TimeInterval) -> DisplayPolicy {
    .placeholder(.init(color: Color(white: 0.5), cornerRadius: 3, fade: fade))
  }

  // MARK: Synchronous

  @Test("a synchronous frame draws what is seen itself, and nothing else")
  func synchronous() {
    let fixture = Fixture()
    let commit = fixture.commit(list(.synchronous), .now)
    #expect(commit.isComplete && commit.pictures.count == 10)
    #expect(
      fixture.executor.performed
        == Array(
          repeating: JobLabel(kind: "draw", amount: 1000),
          count: 10))
    #expect(fixture.executor.submittedCount == 0)
    #expect(commit.statistics.drawnInCommits == 10 && commit.statistics.jobsStarted == 0)
  }

  @Test("synchronous rows that have left keep nothing, and are drawn again when they come back")
  func synchronousLeaves() {
    let fixture = Fixture()
    _ = fixture.commit(list(.synchronous))
    let held = fixture.display.statistics.bytesHeld
    #expect(fixture.commit(list(.synchronous, scrolledTo: 10)).statistics.drawnInCommits == 1)
    #expect(fixture.commit(list(.synchronous)).statistics.drawnInCommits == 1)
    #expect(fixture.display.statistics.bytesHeld == held)
    #expect(fixture.display.statistics.bitmapsHeld == 10)
  }

  @Test("a synchronous frame takes the time that its drawings take")
  func synchronousTime() {
    let executor = DeterministicExecutor(workers: 2) { _ in .milliseconds(3) }
    let display = PictureDisplay(rasterizer: FakeRasterizer(), executor: executor, wake: {})
    _ = display.commit(list(.synchronous), size: Fixture.size, scale: 1, deadline: .frame)
    #expect(executor.now == .milliseconds(30))
  }

  @Test("the innermost policy counts")
  func inherited() {
    let fixture = Fixture()
    let inner = Layer(
      id: Layer.ID(100), frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      children: Array(rows[..<4]), displayPolicy: .asynchronous)
    let outer = Layer(
      id: Layer.ID(101), frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      children: [inner] + rows[4..<6], displayPolicy: .synchronous)
    let commit = fixture.commit(.screen([outer]))
    #expect(commit.statistics.jobsStarted == 4 && commit.statistics.drawnInCommits == 2)
  }

  @Test("what a worker is making already is drawn now all the same, and the worker is told")
  func takesOver() {
    let fixture = Fixture()
    let drawing = DisplayList(mark: 9)
    _ = fixture.commit(.screen([.drawn(1, drawing)]))
    let urgent = Layer(
      id: Layer.ID(7), frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      children: [.drawn(2, drawing, y: 20)], displayPolicy: .synchronous)
    let commit = fixture.commit(.screen([.drawn(1, drawing), urgent]))
    #expect(commit.mark(1) == 9 && commit.mark(2) == 9 && commit.isComplete)
    fixture.executor.runAll()
    #expect(fixture.rasterizer.draws == 1)
    #expect(fixture.display.statistics.bitmapsHeld == 1)
  }

  // MARK: Placeholders

  @Test("without a placeholder what is late is blank, with one it shows that")
  func blankOrNot() {
    let (plain, marked) = (Fixture(), Fixture())
    let blank = plain.commit(list(.asynchronous))
    #expect(blank.blank == 10 && blank.placeholders == 0 && blank.standIns.isEmpty)
    let covered = marked.commit(list(placeholder(fade: 0)))
    #expect(covered.blank == 0 && covered.placeholders == 10 && covered.missing == 10)
    #expect(covered.standIns.count == 10, "those that are seen, not those that are near")
    #expect(
      covered.standIns[Layer.ID(1)]
        == PaintedPlaceholder(color: Color(white: 0.5).resolve(in: .light), cornerRadius: 3))
  }

  @Test("a layer that shows an old picture needs no placeholder")
  func oldPicture() {
    let fixture = Fixture()
    func screen(_ mark: UInt32) -> Layer {
      Layer(
        id: Layer.ID(0), frame: CGRect(origin: .zero, size: Fixture.size),
        children: [.drawn(1, DisplayList(mark: mark))], displayPolicy: placeholder(fade: 1))
    }
    _ = fixture.commit(screen(1), .never, at: 0)
    let next = fixture.commit(screen(2), at: 0)
    #expect(next.missing == 1 && next.placeholders == 0 && next.standIns.isEmpty)
    fixture.executor.runAll()
    #expect(!fixture.commit(screen(2), at: 0).isFading)
  }

  @Test("a picture that missed its first frame fades in, as long as it is told to")
  func fading() {
    let fixture = Fixture()
    let list = list(placeholder(fade: 0.2))
    #expect(!fixture.commit(list, at: 1).isFading)
    fixture.executor.runAll()
    func strength(at time: TimeInterval) -> (CGFloat?, Bool) {
      let commit = fixture.commit(list, at: time)
      return (commit.standIns[Layer.ID(1)].map { CGFloat($0.color.opacity) }, commit.isFading)
    }
    #expect(strength(at: 2) == (1, true))
    let (half, isFading) = strength(at: 2.1)
    #expect(abs((half ?? 0) - 0.5) < 1e-6 && isFading)
    #expect(strength(at: 2.2) == (nil, false))
    #expect(fixture.commit(list, at: 2.3).statistics.layersVisited == 0)
  }

  @Test("a picture that is ready in its first frame does not fade")
  func readyAtOnce() {
    let fixture = Fixture()
    let commit = fixture.commit(list(placeholder(fade: 0.2)), .never, at: 1)
    #expect(!commit.isFading && commit.standIns.isEmpty)
  }

  @Test("a picture that was ready before it came into sight does not fade")
  func readyAhead() {
    let fixture = Fixture()
    let policy = placeholder(fade: 0.2)
    _ = fixture.commit(list(policy), .never, at: 1)
    fixture.executor.runAll()
    _ = fixture.commit(list(policy), at: 1.1)
    let next = fixture.commit(list(policy, scrolledTo: 20), at: 1.2)
    #expect(next.isComplete && !next.isFading && next.standIns.isEmpty)
  }

  @Test("what leaves while it fades in leaves nothing behind")
  func leavesWhileFading() {
    let fixture = Fixture()
    let policy = placeholder(fade: 10)
    _ = fixture.commit(list(policy), at: 0)
    fixture.executor.runAll()
    #expect(fixture.commit(list(policy), at: 1).isFading)
    let gone = fixture.commit(.screen([]), at: 1.1)
    #expect(!gone.isFading && gone.standIns.isEmpty && gone.placeholders == 0)
  }

  @Test("without a time pictures appear at once")
  func timeless() {
    let fixture = Fixture()
    let list = list(placeholder(fade: 0.2))
    _ = fixture.commit(list)
    fixture.executor.runAll()
    #expect(fixture.commit(list).standIns.isEmpty)
  }
}
