// The last word, where constraints leave a choice: each variable, in the order in which they were
// made, as near to zero as those before it allow.

extension DualSimplex {
  /// Settles what the rows leave open, variable by variable in the order given.
  ///
  /// This is one more level for each variable, below all others: its tie row is mended like any
  /// row, but only rows that cost the real levels nothing may leave. What then holds a variable is
  /// no longer loose for those after it.
  mutating func breakTies(order: [Int32]) -> Outcome {
    let loose = beginTies()
    defer { endTies() }
    guard !loose.isEmpty else { return .mended }
    let movable = reach(of: loose)
    for variable in order where movable[Int(variable)] {
      let outcome = settleVariable(Int(variable), at: 0)
      guard outcome == .mended, ties?.isBroken == false else { return outcome }
      harden()
    }
    return .mended
  }

  /// Finds the slots whose rows can leave at no cost.
  mutating func beginTies() -> [Int] {
    var state = TieState(slotCount: variableCount)
    var loose: [Int] = []
    for (slot, number) in basis.rows.enumerated() {
      state.loosen(
        slot, up: number < 0 || multipliers.isAtEnd(slot, store[Int(number)].above, -1),
        down: number < 0 || multipliers.isAtEnd(slot, store[Int(number)].below, 1))
      if state.isLoose(slot) { loose.append(slot) }
    }
    beginTies(state)
    return loose
  }

  /// Which variables move when a loose row leaves.
  mutating func reach(of loose: [Int]) -> [Bool] {
    var isReached = Array(repeating: false, count: variableCount)
    for slot in loose {
      findWay(of: slot)
      countTouched(vectors.way.indices.count)
      for index in vectors.way.indices where abs(vectors.way[Int(index)]) > Tolerance.pivot {
        isReached[Int(index)] = true
      }
    }
    return isReached
  }

  /// Brings a variable as near to a value as the loose rows allow.
  mutating func settleVariable(_ variable: Int, at target: Double) -> Outcome {
    aimTies(at: variable)
    guard tieRows.slot(of: variable) == nil else { return .mended }
    combine(variable: variable)
    countTouched(vectors.shares.indices.count)
    let residual = x[variable] - target
    let wish = residual < 0 ? -1 : 1
    if abs(residual) <= Tolerance.residual * max(1, abs(target)) {
      guard let slot = loosest() else { return .mended }
      guard confirm(slot) else { return settleAgain(variable, at: target) }
      setTieStep(0)
      let isUp = ties?.isLooseUp(slot) == true
      exchangeTie(slot, for: variable, residual: residual, wish: wish, upwards: isUp)
      return .mended
    }
    switch tieRatioTest(wish, ownRange: 1) {
    case .leave(let slot):
      guard confirm(slot) else { return settleAgain(variable, at: target) }
      let isUp = Double(-wish) * vectors.shares[slot] > 0
      exchangeTie(slot, for: variable, residual: residual, wish: wish, upwards: isUp)
    default:
      moveTieMultipliers(by: wish)
      return .mended
    }
    return mend()
  }

  /// Settles a variable after factors were made again.
  private mutating func settleAgain(_ variable: Int, at target: Double) -> Outcome {
    ties?.isBroken == true ? .mended : settleVariable(variable, at: target)
  }

  /// The loose slot with the surest pivot.
  private func loosest() -> Int? {
    guard let ties else { return nil }
    let shares = vectors.shares
    let least = leastShare
    return shares.indices.map(Int.init)
      .filter { ties.isLoose($0) }
      .filter { abs(shares[$0]) > least }
      .max { abs(shares[$0]) < abs(shares[$1]) }
  }

  private mutating func exchangeTie(
    _ slot: Int, for variable: Int, residual: Double, wish: Int, upwards: Bool
  ) {
    let share = vectors.shares[slot]
    moveTieMultipliers(by: wish)
    leave(basis.rows[slot], upwards: upwards)
    enterTie(of: variable, slot, wish: wish)
    advance(by: -residual / share)
  }

  /// The ratio test of ties: only loose rows, and the tie row itself, stop anything.
  mutating func tieRatioTest(_ wish: Int, ownRange: Double = .infinity) -> StepChoice? {
    guard let ties else { return nil }
    var best: StepChoice? = ownRange.isFinite ? .turn : nil
    var least = ownRange
    let leastShare = leastShare
    let shares = vectors.shares
    for index in shares.indices {
      let slot = Int(index)
      let share = shares[slot]
      guard abs(share) > leastShare else { continue }
      guard let range = ties.range(slot, upwards: Double(-wish) * share > 0, basis.rows[slot])
      else { continue }
      let length = range / abs(share)
      var other = 1.0
      var isSurer = false
      if case .leave(let slot) = best {
        other = abs(shares[slot])
        isSurer = abs(share) > other
      }
      let passed = (length - least) * (length < least ? abs(share) : other)
      if best == nil || passed < -Tolerance.multiplier
        || (passed <= Tolerance.multiplier && isSurer)
      {
        best = .leave(slot)
        least = length
      }
    }
    setTieStep(least.isFinite ? least : 0)
    countIdle(least == 0)
    return best
  }

  /// To which sides a row may leave again that enters: to that from which it came.
  func looseness(_ row: RowStore.Row) -> TieState.Looseness {
    TieState.Looseness(
      up: row.side > 0 || (row.side == 0 && row.above == .free),
      down: row.side < 0 || (row.side == 0 && row.below == .free))
  }
}
