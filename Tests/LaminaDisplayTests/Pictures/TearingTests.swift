import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing
import SeededRandom

/// What one update changed of what is seen appears together, or not yet.
@Suite("Siblings of one update")
struct TearingTests {
  private let fixture = Fixture()

  private func screen(_ marks: UInt32...) -> Layer {
    .screen(
      marks.enumerated().map { index, mark in
        .drawn(UInt64(index + 1), DisplayList(mark: mark), x: CGFloat(index) * 20)
      })
  }

  private func marks(_ commit: PictureCommit, _ count: UInt64 = 2) -> [UInt32?] {
    (1...count).map { commit.mark($0) }
  }

  @Test("both appear in one frame, at a deadline of zero too")
  func together() {
    _ = fixture.commit(screen(1, 2), .never)
    let next = screen(3, 4)
    #expect(marks(fixture.commit(next)) == [1, 2])
    fixture.executor.step()
    let half = fixture.commit(next)
    #expect(marks(half) == [1, 2] && half.missing == 2)
    fixture.executor.step()
    let whole = fixture.commit(next)
    #expect(marks(whole) == [3, 4] && whole.isComplete)
  }

  @Test("one that changes alone waits for nobody")
  func alone() {
    _ = fixture.commit(screen(1, 2), .never)
    let next = screen(1, 4)
    _ = fixture.commit(next)
    fixture.executor.step()
    #expect(marks(fixture.commit(next)) == [1, 4])
  }

  @Test("two updates of other layers do not wait for each other")
  func independent() {
    _ = fixture.commit(screen(1, 2, 3, 4), .never)
    _ = fixture.commit(screen(11, 12, 3, 4))
    let next = screen(11, 12, 13, 14)
    _ = fixture.commit(next)
    fixture.executor.step()
    fixture.executor.step()
    #expect(marks(fixture.commit(next), 4) == [11, 12, 3, 4])
    fixture.executor.runAll()
    #expect(marks(fixture.commit(next), 4) == [11, 12, 13, 14])
  }

  @Test("what an update overtakes in part waits with it")
  func overtaken() {
    _ = fixture.commit(screen(1, 2), .never)
    _ = fixture.commit(screen(3, 4))
    let next = screen(5, 4)
    _ = fixture.commit(next)
    // The second layer's picture of the first update comes before the first layer's of the second.
    fixture.executor.step()
    #expect(marks(fixture.commit(next)) == [1, 2])
    fixture.executor.step()
    #expect(marks(fixture.commit(next)) == [5, 4])
  }

  @Test("faster updates than drawings show each picture whole, and something moves")
  func progress() {
    _ = fixture.commit(screen(100, 200), .never)
    var seen: [[UInt32?]] = []
    for step in 1...UInt32(40) {
      let commit = fixture.commit(screen(100 + step, 200 + step))
      seen.append(marks(commit))
      // One drawing for each update of two layers: workers come ever later.
      fixture.executor.step()
    }
    for pair in seen { #expect((pair[0] ?? 0) + 100 == pair[1], "\(pair)") }
    #expect(Set(seen.map { $0[0] }).count > 5)
    let last = fixture.commit(screen(140, 240), .never)
    #expect(marks(last) == [140, 240])
  }

  @Test("a layer that leaves is waited for by nobody")
  func leaving() {
    _ = fixture.commit(screen(1, 2), .never)
    _ = fixture.commit(screen(3, 4))
    let next = screen(3)
    _ = fixture.commit(next)
    fixture.executor.runAll()
    #expect(fixture.commit(next).mark(1) == 3)
    #expect(fixture.commit(next).isComplete)
  }

  @Test("a commit that waits for everything shows everything")
  func waiting() {
    _ = fixture.commit(screen(1, 2), .never)
    for step in 3...UInt32(9) { _ = fixture.commit(screen(step, step)) }
    #expect(marks(fixture.commit(screen(9, 10), .never)) == [9, 10])
  }

  @Test("random updates never show parts of two")
  func random() {
    var random = SeededNumbers(seed: 7)
    _ = fixture.commit(screen(0, 1_000, 2_000), .never)
    for step in 1...UInt32(300) {
      let next = screen(step, 1_000 + step, 2_000 + step)
      for _ in 0..<Int.random(in: 0..<3, using: &random) {
        let shown = marks(fixture.commit(next), 3)
        #expect((shown[0] ?? 0) + 1_000 == shown[1] && (shown[0] ?? 0) + 2_000 == shown[2])
        for _ in 0..<Int.random(in: 0..<4, using: &random) { fixture.executor.step() }
      }
    }
  }
}
