// The tables of a display are nobody's business but a leak in them is.
@testable import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing

/// Cards of three drawn layers, of which twelve exist at a time, under the same names again and
/// again.
@Suite("Rows that are used again")
struct ReuseTests {
  private static let height: CGFloat = 25
  private let down = ScrollHeading(direction: CGSize(width: 0, height: 1))

  private func card(_ row: Int) -> Layer {
    let slot = UInt64(row % 12) * 10 + 10
    let parts = (0..<3).map { part in
      let size = CGSize(width: 30 + part, height: 20)
      return Layer.drawn(
        slot + UInt64(part) + 1, DisplayList(mark: UInt32(row * 3 + part), size: size),
        x: CGFloat(part) * 33)
    }
    return Layer(
      id: Layer.ID(slot),
      frame: CGRect(x: 0, y: CGFloat(row) * Self.height, width: 100, height: 25),
      appearance: Appearance(clip: .roundedRect(radius: 4)), children: parts,
      displaysTogether: true)
  }

  /// The twelve rows from four before the first that is seen on.
  private func list(from row: Int) -> Layer {
    .screen((row..<row + 12).map(card), scrolledTo: CGFloat(row + 4) * Self.height)
  }

  @Test("after 1,000 reuses each row holds its own layers, and memory is where it was")
  func thousand() {
    let executor = DeterministicExecutor(workers: 2) { _ in .milliseconds(5) }
    let display = PictureDisplay(rasterizer: FakeRasterizer(), executor: executor, wake: {})
    func commit(_ row: Int, _ deadline: Deadline = .frame) -> PictureCommit {
      display.commit(
        list(from: row), size: Fixture.size, scale: 1, deadline: deadline,
        headings: [Layer.ID(0): down])
    }
    func settle(_ row: Int) -> PictureCommit {
      _ = commit(row, .never)
      executor.runAll()
      return commit(row)
    }
    let baseline = settle(0)
    let held = Holdings(display)
    for row in 1...1_000 {
      let pictures = commit(row).pictures
      for card in row + 4..<row + 8 { expectOwn(pictures, card) }
      executor.advance(by: .milliseconds(12))
    }
    let end = settle(1_008)
    #expect(Holdings(display) == held)
    #expect(Set(end.pictures.keys) == Set(baseline.pictures.keys))
    _ = display.commit(.screen([]), size: Fixture.size, scale: 1, deadline: .now)
    executor.runAll()
    _ = display.commit(.screen([]), size: Fixture.size, scale: 1, deadline: .now)
    #expect(Holdings(display).isEmpty)
    #expect(display.statistics.jobsStarted < 3_200, "no row is drawn twice")
  }

  /// That a card that is seen shows its own layers, and nothing of one that had their names before.
  private func expectOwn(_ pictures: [Layer.ID: LayerPicture], _ row: Int) {
    for part in 0..<3 {
      let picture = pictures[Layer.ID(UInt64(row % 12) * 10 + 11 + UInt64(part))]
      #expect(picture.map { $0.bitmap.pixel(x: 0, y: 0) & 0xFF_FFFF } == UInt32(row * 3 + part))
    }
  }
}

/// What a display keeps, counted.
private struct Holdings: Equatable {
  let counts: [String: Int]
  let bytes: Int
  let bitmaps: Int

  init(_ display: PictureDisplay) {
    counts = display.keptCounts
    bytes = display.statistics.bytesHeld
    bitmaps = display.statistics.bitmapsHeld
  }

  var isEmpty: Bool { counts.values.allSatisfy { $0 == 0 } && bytes == 0 && bitmaps == 0 }
}
