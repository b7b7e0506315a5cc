// Mending: a row whose multiplier does not fit its residual is mended by a step.

extension DualSimplex {
  /// Which way the multiplier of a row must go to fit its residual; 0 if it fits.
  func wish(of number: Int) -> Int {
    let row = store[number]
    guard abs(row.residual) > exactness.leastResidual, row.isAlive, !row.isActive else { return 0 }
    let end = row.residual < 0 ? (row.below == .free ? 0 : -1) : (row.above == .free ? 0 : 1)
    guard Int(row.side) != end, isReal(row.residual, of: number) else { return 0 }
    return row.residual < 0 ? -1 : 1
  }

  /// Whether a residual is more than rounding leaves.
  private func isReal(_ residual: Double, of number: Int) -> Bool {
    abs(residual) > exactness.leastResidual * store.magnitude(of: number, at: x)
  }

  /// How mending ended.
  enum Outcome: Equatable {
    case mended
    /// A required row cannot hold together with the active rows in these slots.
    case infeasible(row: Int, slots: [Int])
    /// The bound on steps was reached.
    case tooManySteps
  }

  /// Makes steps until every row fits, or until required rows do.
  mutating func mend(requiredOnly: Bool = false) -> Outcome {
    var stepsLeft = 2000 + 50 * (store.count + variableCount)
    countIdle(false)
    while let number = nextPending(requiredOnly: requiredOnly) {
      stepsLeft -= 1
      guard stepsLeft > 0 else {
        expect(number)
        return .tooManySteps
      }
      if let slots = mend(number) {
        expect(number)
        return .infeasible(row: number, slots: slots)
      }
      if basis.wantsFactors { refresh() }
    }
    return .mended
  }

  /// Mends one row by one step; returns the slots that forbid it if there is no way.
  private mutating func mend(_ number: Int) -> [Int]? {
    let wish = wish(of: number)
    combine(number)
    guard let choice = ratioTest(number, wish) else {
      guard !basis.hasExchanges else { return lookAgain(number) }
      let shares = vectors.shares
      let least = leastShare
      return shares.indices.map(Int.init).filter { abs(shares[$0]) > least }
    }
    switch choice {
    case .turn:
      moveMultipliers(by: wish)
      turn(number, upwards: wish > 0)
    case .leave(let slot):
      // What was not sure is made again, and the row looked at again.
      if confirm(slot) { exchange(slot, for: number, wish: wish) } else { break }
    }
    finishStep(of: number)
    return nil
  }

  /// Makes again what a verdict rests on before it is given: the row is looked at once more.
  private mutating func lookAgain(_ number: Int) -> [Int]? {
    refresh()
    expect(number)
    return nil
  }

  /// Makes a row active in the place of another, which leaves with its multiplier at an end.
  ///
  /// The way is that of the slot.
  private mutating func exchange(_ slot: Int, for number: Int, wish: Int) {
    moveMultipliers(by: wish)
    leave(basis.rows[slot], upwards: Double(-wish) * vectors.shares[slot] > 0)
    enter(number, slot, wish: wish)
  }
}
