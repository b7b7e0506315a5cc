import Testing

@testable import LaminaLists

/// Which rows stand in the tree, which are kept there, and how many a frame may make.
@Suite struct StandingRowsTests {
  @Test("lines enter at both ends, until the end of what is due")
  func extend() {
    var standing = StandingRows()
    standing.stand(in: 4..<6)
    #expect(standing.next(in: 2..<8, isAfter: true) == 6)
    standing.extend(over: 6..<8)
    #expect(standing.next(in: 2..<8, isAfter: true) == nil)
    #expect(standing.next(in: 2..<8, isAfter: false) == 3)
    standing.extend(over: 2..<4)
    #expect(standing.range == 2..<8 && standing.next(in: 2..<8, isAfter: false) == nil)
  }

  @Test("rows that float stand, too, and each of them once")
  func floating() {
    var standing = StandingRows()
    standing.stand(in: 4..<6)
    standing.float([0, 9, 0])
    #expect(standing.floating == [0, 9])
    #expect(standing.contains(0) && standing.contains(5) && !standing.contains(7))
  }

  @Test("a row with the focus is kept where it stands now, and let go when it is gone")
  func kept() {
    let rows = RowSamples.list(0..<10)
    var kept = KeptRows()
    let changes = [kept.focus(3, in: rows), kept.focus(3, in: rows)]
    #expect(changes == [true, false])
    var beside = [kept.beside(2..<5, in: rows), kept.beside(5..<9, in: rows)]
    #expect(beside == [[], [3]])
    beside = [kept.beside(5..<9, in: RowSamples.list([20, 21] + Array(0..<10)))]
    #expect(beside == [[]] && kept.focused == 5)
    beside = [kept.beside(0..<1, in: RowSamples.list(7..<9))]
    #expect(beside == [[]] && kept.focused == nil)
  }

  @Test("a row that a program wants is kept until the focus comes, or nobody does")
  func wanted() {
    let rows = RowSamples.list(0..<10)
    var kept = KeptRows()
    kept.want(8, in: rows)
    let wanted = kept.beside(0..<3, in: rows)
    let forgets = [kept.forgetWanted(), kept.forgetWanted()]
    let forgotten = kept.beside(0..<3, in: rows)
    #expect(wanted == [8] && forgets == [true, false] && forgotten == [])
    kept.want(8, in: rows)
    let isChanged = kept.focus(nil, in: rows)
    let left = kept.beside(0..<3, in: rows)
    #expect(isChanged && left == [], "nobody is wanted any more")
  }

  @Test("a frame has a budget of its own")
  func budget() {
    func limit(_ needed: Int, _ most: Int) -> RowBudget.Limit { .init(needed: needed, most: most) }
    var budget = RowBudget()
    budget.spend(1, in: 1)
    budget.spend(1, in: 1)
    #expect(budget.allows(limit(1, 3), in: 1) && !budget.allows(limit(1, 2), in: 1))
    #expect(budget.allows(limit(1, 2), in: 2))
    budget.spend(1, in: 2)
    #expect(budget.allows(limit(0, 2), in: 2) && !budget.allows(limit(1, 1), in: 2))
  }

  @Test("rows of many bodies use up a frame's budget, but for those that go by in it")
  func bodies() {
    var budget = RowBudget()
    budget.spend(1, bodies: RowBudget.cheapBodies - 1, in: 1)
    #expect(budget.allows(.init(needed: 1, most: 2), in: 1))
    budget.spend(1, bodies: 1, in: 1)
    #expect(!budget.allows(.init(needed: 2, most: 8), in: 1))
    #expect(budget.allows(.init(needed: 3, most: 8), in: 1))
    budget.spend(0, bodies: 40, in: 2)
    #expect(!budget.hasSpent(in: 2) && budget.allows(.init(needed: 1, most: 2), in: 2))
  }
}
