// Changes to a system that is solved already: what was found before is where the next search starts.

extension DualSimplex {
  /// Mends all rows and breaks ties; `order` names the variables as they were made.
  mutating func optimise(order: [Int32]) -> Outcome {
    defer { leastResidual = Tolerance.residual }
    for round in 0..<8 {
      areTiesBroken = false
      // What comes back round after round is rounding: from then on only more is mended.
      if round > 2 { leastResidual = min(10 * leastResidual, greatestRounding) }
      var outcome = mend()
      if outcome == .mended { outcome = breakTies(order: order) }
      guard outcome == .mended else { return outcome }
      if !areTiesBroken, isSound(), pending.allSatisfy(\.isEmpty) { return .mended }
    }
    return .tooManySteps
  }

  /// The most that rounding can leave in a row beside the values there are.
  private var greatestRounding: Double {
    Tolerance.greatestResidual * x.reduce(1) { max($0, 1e-4 * abs($1)) }
  }

  /// Whether what steps have led to stands up to the original numbers.
  private mutating func isSound() -> Bool {
    guard isDrifted || !isChecked else { return true }
    if isDrifted { refreshVertex() }
    isChecked = checkVertex() && checkMultipliers()
    return isChecked
  }

  /// Takes a row out; if it had a say, all multipliers begin anew at the present vertex.
  mutating func removeRow(_ number: Int) {
    let slot = Int(store[number].slot)
    var hadSay = store[number].side != 0
    store[number].isAlive = false
    store[number].side = 0
    if slot >= 0 {
      hadSay = (0..<levelCount).contains {
        abs(multipliers[slot * levelCount + $0]) > Tolerance.multiplier
      }
      release(slot)
      store[number].slot = -1
    }
    guard hadSay else { return }
    forgetMultipliers()
    refreshResiduals()
  }

  /// Gives a slot to the tie row of a variable that the slot's row held.
  private mutating func release(_ slot: Int) {
    basis.direction(of: slot, into: &way)
    guard let best = way.indices.max(by: { abs(way[Int($0)]) < abs(way[Int($1)]) }) else { return }
    let variable = Int(best)
    row.clear()
    row.set(variable, 1)
    basis.combination(of: row, into: &shares)
    for level in 0..<levelCount { multipliers[slot * levelCount + level] = 0 }
    tieSlots[variable] = Int32(slot)
    let share = shares[slot]
    basis.exchange(slot, for: ~best, combination: shares)
    advance(by: (tieTargets[variable] - x[variable]) / share)
    isDrifted = true
  }

  /// Moves the target of a row; `way` is its direction afterwards if it is active.
  mutating func setTarget(_ target: Double, of number: Int) {
    let change = target - store[number].target
    store[number].target = target
    if store[number].isActive {
      basis.direction(of: Int(store[number].slot), into: &way)
      advance(by: change)
      store[number].residual = 0
      isDrifted = true
    } else {
      store[number].residual -= change
      expect(number)
    }
  }
}
