import Foundation
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing

/// Rows with a photograph that takes 60 ms and a title that takes 1: faster scrolling than one
/// worker can follow.
@Suite("More to draw than workers can")
struct OverloadTests {
  private let rasterizer = FakeRasterizer()
  private let executor = DeterministicExecutor(workers: 1) { label in
    .milliseconds(label.kind == "picture" ? 60 : 1)
  }
  private let display: PictureDisplay
  /// 400 rows of 50 points: two screenfuls are four rows.
  private let content: Layer

  init() {
    display = PictureDisplay(rasterizer: rasterizer, executor: executor, wake: {})
    content = .screen((0..<400).flatMap { row in [Self.photo(row), Self.title(row)] })
  }

  private static func photo(_ row: Int) -> Layer {
    let rect = CGRect(x: 0, y: 0, width: 100 + row, height: 40)
    let list = DisplayList { $0.image(.data(Data(), name: "\(row)"), in: rect) }
    return .drawn(UInt64(row * 2 + 1), list, y: CGFloat(row) * 50)
  }

  private static func title(_ row: Int) -> Layer {
    let size = CGSize(width: 100 + row, height: 10)
    return .drawn(
      UInt64(row * 2 + 2), DisplayList(mark: UInt32(row), size: size), y: CGFloat(row) * 50 + 40)
  }

  @discardableResult
  private func commit(_ y: CGFloat, velocity: CGFloat = 0) -> PictureCommit {
    let heading = ScrollHeading(
      velocity: CGSize(width: 0, height: velocity), direction: CGSize(width: 0, height: 1))
    return display.commit(
      content.replacing(boundsOrigin: CGPoint(x: 0, y: y)), size: Fixture.size, scale: 1,
      deadline: .now, headings: [Layer.ID(0): heading])
  }

  /// Makes the executor know how long both kinds take; returns how many jobs were started.
  private func learn() -> Int {
    commit(0)
    executor.runAll()
    #expect(executor.typicalDuration(of: "picture") == .milliseconds(60))
    return executor.started.count
  }

  /// The rows of the jobs of a kind that were started since, in order.
  private func started(_ kind: String, since count: Int) -> [Int] {
    let height = kind == "picture" ? 40 : 10
    return executor.started[count...].filter { $0.kind == kind }.map { $0.amount / height - 100 }
  }

  @Test("titles do not wait for photographs that are as near")
  func shortFirst() {
    let before = learn()
    commit(1_000)
    executor.advance(by: .milliseconds(4))
    #expect(started("draw", since: before) == [20, 21])
    #expect(started("picture", since: before) == [20])
  }

  @Test("a photograph that waits and would come too late is taken back, a running one is not")
  func takenBack() {
    let before = learn()
    commit(1_000)
    executor.advance(by: .milliseconds(4))
    let cancelled = display.statistics.jobsCancelled
    // In 60 ms it goes 120 points: rows 20 and 21 are gone then, as is all of row 19 now.
    let commit = commit(1_000, velocity: 2_000)
    #expect(display.statistics.jobsCancelled == cancelled + 3)
    #expect(commit.blank == 2)
    executor.runAll()
    #expect(!started("picture", since: before).contains(21))
    #expect(started("picture", since: before).first == 20)
  }

  @Test("what was taken back is drawn when the list stands still")
  func stopped() {
    let before = learn()
    commit(1_000, velocity: 3_000)
    executor.advance(by: .milliseconds(10))
    #expect(started("picture", since: before) == [23])
    #expect(commit(1_000).missing == 2)
    executor.runAll()
    #expect(commit(1_000).isComplete)
  }

  @Test("the first photograph is one that comes into sight when it is ready")
  func justInTime() {
    let before = learn()
    // The lower edge of what is seen is at 1,100 now, and at 1,220 in 60 ms; row 23 is the last in
    // range.
    commit(1_000, velocity: 2_000)
    executor.advance(by: .milliseconds(10))
    #expect(started("picture", since: before) == [23])
  }

  @Test("at reading speed the nearest comes first")
  func readingSpeed() {
    let before = learn()
    commit(1_000, velocity: 200)
    executor.runAll()
    #expect(Array(started("picture", since: before).prefix(2)) == [20, 21])
  }
}
