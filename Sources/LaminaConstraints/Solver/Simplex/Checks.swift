// What was found is held against the original numbers: rounding must not decide anything.
//
// ```
//   before a pivot   its number by the row and by the column      ──▶ factors made again
//   after a search   active rows at their targets, sum u_i a_i = 0,
//                    every multiplier within its range            ──▶ factors, strictly, multipliers
// ```

extension DualSimplex {
  /// The least share with which a row can leave: rounding leaves numbers beside the greatest one.
  var leastShare: Double {
    vectors.greatestShare * (exactness.isStrict ? Tolerance.strictPivot : Tolerance.pivot)
  }

  /// Finds the way of a slot, and says whether its share of the row is the same by it.
  ///
  /// A share is computed from the row, and again from the column. Where they differ, or the share
  /// is next to nothing, factors are made again and the step has to be looked for once more.
  mutating func confirm(_ slot: Int) -> Bool {
    findWay(of: slot)
    let share = vectors.shares[slot]
    let isSame = abs(vectors.shareByWay - share) <= 1e-7 * abs(share)
    if isSame && abs(share) > 1e-5 { return true }
    if basis.hasExchanges {
      refresh()
      return false
    }
    if isSame || exactness.isStrict { return true }
    becomeStrict()
    return false
  }

  /// Whether the active rows hold; where not, what they rest on is made again.
  mutating func checkVertex() -> Bool {
    let error = exactness.activeError
    if error > Tolerance.residual, basis.hasExchanges {
      refresh()
      return false
    }
    guard error > Tolerance.greatestResidual else { return true }
    guard exactness.isStrict else {
      becomeStrict()
      return false
    }
    // Values so great that no number is nearer.
    return error <= Tolerance.greatestResidual * x.reduce(1) { max($0, abs($1)) }
  }

  /// Whether multipliers cancel and fit; where not, they are made again.
  mutating func checkMultipliers() -> Bool {
    let limit = 1e-7 * multipliers.greatest
    if multiplierError() > limit, basis.hasExchanges {
      refresh()
      return false
    }
    guard !basis.rows.indices.allSatisfy({ fits($0, within: limit) }) else { return true }
    forgetMultipliers()
    refreshResiduals()
    return false
  }

  /// The multiplier of a row at a level, active or not.
  func multiplier(of number: Int, at level: Int) -> Double {
    if store[number].isActive { return multipliers[Int(store[number].slot), level] }
    guard let outer = store[number].outerMultiplier, outer.level == level else { return 0 }
    return outer.value
  }

  /// Whether the multiplier of an active row is within its range.
  private func fits(_ slot: Int, within limit: Double) -> Bool {
    let number = basis.rows[slot]
    guard number >= 0 else { return true }
    return multipliers.isWithin(slot, store[Int(number)].above, -1, limit)
      && multipliers.isWithin(slot, store[Int(number)].below, 1, limit)
  }
}
