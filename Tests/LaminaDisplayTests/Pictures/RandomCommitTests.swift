import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing
import SeededRandom

/// What layers have asked for and shown: the newest drawing or an older one, never one older than
/// was shown before.
private struct Model {
  /// Per layer in range, its drawings since it came, and the place of the one last shown.
  private var histories: [UInt64: [UInt32]] = [:]
  private var shown: [UInt64: Int] = [:]

  mutating func want(_ id: UInt64, _ mark: UInt32) {
    if histories[id]?.last != mark { histories[id, default: []].append(mark) }
  }

  mutating func leave(_ id: UInt64) {
    histories[id] = nil
    shown[id] = nil
  }

  /// Whether a layer may show `mark` now.
  mutating func mayShow(_ id: UInt64, _ mark: UInt32?) -> Bool {
    guard let history = histories[id] else { return mark == nil }
    guard let mark else { return shown[id] == nil }
    let place = history.indices.last { history[$0] == mark } ?? -1
    guard place >= shown[id] ?? 0 else { return false }
    shown[id] = history.indices.first { $0 >= shown[id] ?? 0 && history[$0] == mark }
    return true
  }

  func showsNewest(_ id: UInt64, _ mark: UInt32?) -> Bool { histories[id]?.last == mark }
}

@Suite("1,000 random commits")
struct RandomCommitTests {
  /// Changes drawings and places of eight layers at random and checks each commit.
  private func run(
    seed: UInt64, on display: PictureDisplay, between: (inout SeededNumbers) -> Void
  ) {
    var (random, model) = (SeededNumbers(seed: seed), Model())
    var marks = (0..<8).map { UInt32($0) }
    var heights = (0..<8).map { CGFloat($0) * 12 }
    for step in 0..<1_000 {
      let index = Int.random(in: 0..<8, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: heights[index] = CGFloat(Int.random(in: -100..<200, using: &random))
      case 1: marks[index] = marks[(index + 1) % 8]
      case 2: break
      default: marks[index] = UInt32(step + 8)
      }
      let layers = (0..<8).map { place in
        Layer.drawn(UInt64(place + 1), DisplayList(mark: marks[place]), y: heights[place])
      }
      for place in 0..<8 {
        // The display range: half a screen above and below, where ten points still reach in.
        let isNear = heights[place] > -60 && heights[place] < 150
        let id = UInt64(place + 1)
        if isNear { model.want(id, marks[place]) } else { model.leave(id) }
      }
      let deadline: Deadline = Int.random(in: 0..<10, using: &random) == 0 ? .never : .now
      let commit = display.commit(
        .screen(layers), size: Fixture.size, scale: 1, deadline: deadline)
      for id in 1...8 as ClosedRange<UInt64> {
        let isAllowed = model.mayShow(id, commit.mark(id))
        #expect(isAllowed, "layer \(id) in step \(step)")
        let height = heights[Int(id) - 1]
        if deadline == .never, height > -10, height < 100 {
          #expect(model.showsNewest(id, commit.mark(id)), "layer \(id) in step \(step)")
        }
      }
      let held = Set(commit.pictures.values.map(\.bitmap)).count
      #expect(display.statistics.bitmapsHeld == held)
      between(&random)
    }
    #expect(
      display.commit(.screen([]), size: Fixture.size, scale: 1, deadline: .never).pictures.isEmpty)
    #expect(display.statistics.bytesHeld == 0 && display.statistics.bitmapsHeld == 0)
  }

  @Test("show the newest drawing or an older one, never one older than before", arguments: 1...4)
  func deterministic(seed: Int) {
    let fixture = Fixture()
    run(seed: UInt64(seed), on: fixture.display) { random in
      for _ in 0..<Int.random(in: 0..<4, using: &random) { fixture.executor.step() }
    }
    fixture.executor.runAll()
    let statistics = fixture.display.statistics
    #expect(statistics.jobsStarted == fixture.rasterizer.draws + statistics.jobsCancelled)
  }

  @Test("hold with jobs that are running when they are overtaken", arguments: 5...7)
  func replayed(seed: Int) {
    let executor = DeterministicExecutor(workers: 2) { _ in .milliseconds(30) }
    let display = PictureDisplay(rasterizer: FakeRasterizer(), executor: executor, wake: {})
    run(seed: UInt64(seed), on: display) { random in
      executor.advance(by: .milliseconds(Int.random(in: 0..<40, using: &random)))
    }
  }

  @Test("hold on threads")
  func threads() {
    let pool = WorkerPool(workers: 3)
    let display = PictureDisplay(rasterizer: FakeRasterizer(), executor: pool, wake: {})
    run(seed: 8, on: display) { _ in }
    pool.shutdown()
  }
}
