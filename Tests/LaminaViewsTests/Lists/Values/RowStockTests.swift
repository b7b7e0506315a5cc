import Testing

@testable import LaminaLists

/// The rows that exist: one slot for each, through other lists.
@Suite struct RowStockTests {
  private func stock(_ numbers: [Int], of rows: RowList) -> RowStock {
    var stock = RowStock()
    for row in numbers {
      let isOnly = stock.add(RowSamples.slot(row, of: rows))
      #expect(isOnly)
    }
    return stock
  }

  @Test("a row that is dropped may come again")
  func dropped() throws {
    let rows = RowSamples.list(0..<5)
    var stock = stock([1, 2], of: rows)
    stock.drop(try #require(stock[1]))
    #expect(stock[1] == nil)
    let isOnly = stock.add(RowSamples.slot(1, of: rows))
    #expect(isOnly)
  }

  @Test("a second row of the same key is noticed, and stands all the same")
  func duplicate() {
    let rows = RowSamples.list([7, 8, 7])
    var stock = stock([0, 1], of: rows)
    let isOnly = stock.add(RowSamples.slot(2, of: rows))
    #expect(!isOnly)
    #expect(stock.inOrder.map(\.row) == [0, 1, 2])
  }

  @Test("fresh rows are handed out once")
  func fresh() {
    var stock = stock([3, 1], of: RowSamples.list(0..<5))
    let (first, second) = (stock.takeFresh(), stock.takeFresh())
    #expect(first.map(\.row) == [3, 1] && second.isEmpty)
  }

  @Test("rows are claimed under their new numbers, and the others are given up")
  func claimed() throws {
    let (old, new) = (RowSamples.list(0..<5), RowSamples.list([9, 0, 1, 2]))
    var stock = stock([1, 2, 4], of: old)
    let slot = try #require(stock[1])
    #expect(stock.stands(in: old) && !stock.stands(in: new))
    stock.release()
    #expect(stock.hasOrphans && stock.inOrder.isEmpty)
    for row in 0..<new.count { stock.claim(new.key(row), as: row) }
    #expect(stock.inOrder.map(\.row) == [2, 3] && stock[2] === slot && stock.stands(in: new))
    let left = stock.takeOrphans()
    #expect(left.map(\.row) == [4])
    #expect(!stock.hasOrphans)
  }

  @Test("of two orphans of one key the first is claimed first, and a number only once")
  func claimedTwice() throws {
    let rows = RowSamples.list([7, 7])
    var stock = RowStock()
    let first = RowSamples.slot(0, of: rows)
    _ = stock.add(first)
    _ = stock.add(RowSamples.slot(1, of: rows))
    stock.release()
    stock.claim(rows.key(0), as: 0)
    stock.claim(rows.key(0), as: 0)
    let left = stock.takeOrphans()
    #expect(stock[0] === first && left.count == 1)
  }

  @Test("dropping by a condition leaves the rest")
  func dropAll() {
    var stock = stock([0, 1, 2, 3], of: RowSamples.list(0..<4))
    stock.dropAll { $0.row.isMultiple(of: 2) }
    #expect(stock.inOrder.map(\.row) == [1, 3])
  }
}
