import LaminaGeometry
import Testing

@testable import LaminaLists

/// What holds its place, and what was there before.
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

  @Test("rows of another list were there before, near where they stand now, or arrive")
  func listing() {
    var listing = RowListing()
    listing.replace(with: rows, isReordered: true)
    #expect(!listing.hasArrivals, "nothing was there before")
    listing.forgetFormer()
    let next = RowSamples.list([20] + Array(0..<10))
    listing.replace(with: next, isReordered: true)
    #expect(listing.number == 2 && listing.hasArrivals)
    #expect(listing.wasThere(next.key(3), near: 3) && !listing.wasThere(next.key(0), near: 0))
    listing.forgetFormer()
    #expect(!listing.hasArrivals)
    listing.replace(with: next, isReordered: false)
    #expect(listing.number == 3 && !listing.hasArrivals)
  }
}
