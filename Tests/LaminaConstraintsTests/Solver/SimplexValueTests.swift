import Testing

// What the simplex method is made of has no door of its own.
@testable import LaminaConstraints

/// The values that a step of the solver changes, each by itself.
@Suite struct SimplexValueTests {
  /// Shares over so many slots.
  private func shares(_ values: [Int: Double], of count: Int) -> SparseVector {
    var shares = SparseVector(count: count)
    for (slot, value) in values.sorted(by: { $0.key < $1.key }) { shares.set(slot, value) }
    return shares
  }

  @Test("multipliers move by a vector of levels, as much as each slot has of the row")
  func multipliersMove() {
    var multipliers = LevelMultipliers(slotCount: 3, levelCount: 2)
    var lengths = StepLengths(levelCount: 2)
    let hasEnd = lengths.begin(at: nil, to: .soft(level: 1, weight: 4))
    multipliers.move(by: lengths, 1, along: shares([0: 0.5, 2: -1], of: 3))
    #expect(hasEnd && multipliers[0, 0] == 0 && multipliers[0, 1] == -2)
    #expect(multipliers[2, 1] == 4 && multipliers.isZero(1) && !multipliers.isZero(2))
    #expect(multipliers.greatest == 4)
    multipliers.clear(2)
    #expect(multipliers.isZero(2) && !multipliers.isZero(0))
    multipliers.addSlot()
    #expect(multipliers.isZero(3))
  }

  @Test("a multiplier stands within its range, at its end, or beyond")
  func ranges() {
    var multipliers = LevelMultipliers(slotCount: 1, levelCount: 2)
    let end = RowSide.soft(level: 1, weight: 3)
    #expect(!multipliers.isAtEnd(0, end, -1) && multipliers.isWithin(0, end, -1, 1e-7))
    multipliers.add(3, to: 0, level: 1)
    #expect(multipliers.isAtEnd(0, end, -1))
    multipliers.add(1, to: 0, level: 1)
    #expect(!multipliers.isWithin(0, end, -1, 1e-7))
    multipliers.add(-1, to: 0, level: 0)
    #expect(multipliers.isWithin(0, end, -1, 1e-7), "the higher level says so")
    #expect(multipliers.isWithin(0, .required, -1, 0) && !multipliers.isAtEnd(0, .required, -1))
  }

  @Test("lengths compare from the highest level down, and rounding is no difference")
  func lengths() {
    var lengths = StepLengths(levelCount: 2)
    let multipliers = LevelMultipliers(slotCount: 1, levelCount: 2)
    let endless = lengths.begin(at: nil, to: .required)
    let hasEnd = lengths.begin(at: nil, to: .soft(level: 0, weight: 2))
    #expect(!endless && hasEnd && !lengths.isZero)
    lengths.consider(
      0, of: multipliers, to: .soft(level: 1, weight: 9), upwards: true, share: 1)
    #expect(lengths.isLess(share: 1, than: 1) == true)
    lengths.acceptCandidate()
    #expect(lengths[0] == 0 && lengths[1] == 9)
    lengths.consider(
      0, of: multipliers, to: .soft(level: 1, weight: 18), upwards: true, share: 2)
    #expect(lengths.isLess(share: 2, than: 1) == nil)
    lengths.considerNothing()
    #expect(lengths.isLess(share: 1, than: 1) == true)
    lengths.acceptCandidate()
    #expect(lengths.isZero)
  }

  @Test("what went beyond its end by rounding stands at it")
  func snap() {
    var lengths = StepLengths(levelCount: 2)
    var multipliers = LevelMultipliers(slotCount: 1, levelCount: 2)
    multipliers.add(2, to: 0, level: 0)
    lengths.consider(0, of: multipliers, to: .free, upwards: true, share: 1)
    lengths.acceptCandidate()
    #expect(lengths.isZero)
  }

  @Test("the row noted last comes first, or the least where steps may go round in circles")
  func pending() {
    var pending = PendingRows(levelCount: 1)
    for row in [5, 2, 7] { pending.add(row, rank: 1) }
    let taken = [
      pending.takeLast(0), pending.takeLast(1), pending.takeLeast(1), pending.takeLast(1),
    ]
    #expect(taken == [nil, 7, 2, 5] && pending.isEmpty)
  }

  @Test("a tie row is in one slot or in none")
  func tieRows() {
    var ties = TieRows(count: 2)
    ties.leave(0)
    ties.add(2)
    ties.setTarget(5, of: 1)
    #expect(ties.slot(of: 0) == nil && ties.slot(of: 1) == 1 && ties.slot(of: 2) == 2)
    #expect(ties.target(of: 1) == 5 && ties.target(of: 2) == 0)
    ties.enter(0, 1)
    #expect(ties.slot(of: 0) == 1)
    ties.leaveAll()
    #expect((0..<3).allSatisfy { ties.slot(of: $0) == nil })
  }

  @Test("rows that hold a variable are loose no more")
  func harden() {
    var ties = TieState(slotCount: 3)
    for slot in 0..<2 { ties.loosen(slot, up: true, down: true) }
    ties.aim(at: 4)
    ties.setStep(2)
    ties.move(by: 1, along: shares([0: 1, 1: -1], of: 3))
    #expect(ties.range(0, upwards: true, 7) == 2 && ties.range(1, upwards: false, 7) == 2)
    #expect(ties.range(2, upwards: true, 7) == nil && ties.range(0, upwards: true, ~7) == 0)
    #expect(ties.range(2, upwards: true, ~4) == 1, "the variable's own tie row")
    ties.harden(holding: nil)
    #expect(!ties.isLooseUp(0) && ties.isLoose(0) && ties.isLooseUp(1))
    ties.harden(holding: 1)
    #expect(!ties.isLoose(1) && ties.isLoose(0))
  }

  @Test("a step has to be checked, and strictness stays")
  func exactness() {
    var exactness = Exactness()
    #expect(exactness.isChecked && !exactness.isDrifted)
    exactness.uncheck()
    exactness.drift()
    exactness.becomeStrict()
    exactness.clearDrift()
    exactness.check(true)
    #expect(exactness.isChecked && !exactness.isDrifted && exactness.isStrict)
    exactness.loseMultipliers()
    #expect(!exactness.isChecked && exactness.areTiesBroken)
    exactness.beginRound()
    exactness.coarsen(upTo: 1)
    #expect(!exactness.areTiesBroken && exactness.leastResidual > Tolerance.residual)
    exactness.coarsen(upTo: 2e-9)
    #expect(exactness.leastResidual == 2e-9)
    exactness.refine()
    #expect(exactness.leastResidual == Tolerance.residual)
  }

  @Test("residuals are as great as the greatest of active rows")
  func activeError() {
    var exactness = Exactness()
    for residual in [0.1, -0.3, 0.2] { exactness.meet(residual) }
    #expect(exactness.activeError == 0.3)
    exactness.beginResiduals()
    #expect(exactness.activeError == 0)
  }
}
