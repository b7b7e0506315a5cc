import LaminaGeometry
import Testing

@testable import LaminaLists

/// What holds its place.
@MainActor
@Suite struct RowAnchorValueTests {
  private let rows = RowSamples.list(0..<10)

  private var anchor: RowAnchor {
    RowAnchor(key: rows.key(2), row: 2, distance: 10, length: 40)
  }

  @Test("the edge stays as far from the row, or as far in proportion to the line")
  func edge() {
    #expect(anchor.edge(forLineAt: 100, length: 80) == 110)
    #expect(anchor.scaling.edge(forLineAt: 100, length: 80) == 120)
    #expect(anchor.scaling.edge(forLineAt: 100, length: 0) == 100)
  }

  @Test("a row holds its place until somebody scrolls from there")
  func held() {
    var hold = HeldAnchor()
    #expect(hold.anchor(at: 0) == nil)
    hold.hold(anchor, at: 120)
    #expect(hold.anchor(at: 120)?.row == 2 && hold.anchor(at: 121) == nil)
    hold.carry(from: 120, to: 90)
    #expect(hold.anchor(at: 90)?.row == 2 && hold.anchor(at: 120) == nil)
    hold.carry(from: 91, to: 92)
    #expect(hold.anchor(at: 90)?.row == 2, "that was somebody else")
    hold.release()
    #expect(hold.anchor(at: 90) == nil && hold.anchor(at: nil) == nil)
  }
}
