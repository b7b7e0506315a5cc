// What was found is held against the original numbers: rounding must not decide anything.
//
// ```
//   before a pivot   its number by the row and by the column      ──▶ factors made anew
//   after a search   active rows at their targets, sum u_i a_i = 0,
//                    every multiplier within its range            ──▶ factors, strictly, multipliers
// ```

extension DualSimplex {
  /// The least share with which a row can leave: rounding leaves numbers beside the greatest one.
  var leastShare: Double {
    var greatest = 1.0
    for index in shares.indices { greatest = max(greatest, abs(shares[Int(index)])) }
    return greatest * (isStrict ? Tolerance.strictPivot : Tolerance.pivot)
  }

  /// Puts the direction of a slot into `way`, and says whether its share of `row` is the same by it.
  ///
  /// A share is computed from the row, and again from the column. Where they differ, or the share
  /// is next to nothing, factors are made anew and the step has to be looked for once more.
  mutating func confirm(_ slot: Int) -> Bool {
    basis.direction(of: slot, into: &way)
    var sum = 0.0
    for index in row.indices { sum += row[Int(index)] * way[Int(index)] }
    let share = shares[slot]
    let isSame = abs(sum - share) <= 1e-7 * abs(share)
    if isSame && abs(share) > 1e-5 { return true }
    if basis.hasExchanges {
      refresh()
      return false
    }
    if isSame || isStrict { return true }
    becomeStrict()
    return false
  }

  /// Takes no more rows into the basis that nearly depend on others; those that are there go.
  mutating func becomeStrict() {
    isStrict = true
    refresh()
  }

  /// Whether the active rows hold; where not, what they rest on is made anew.
  mutating func checkVertex() -> Bool {
    if activeError > Tolerance.residual, basis.hasExchanges {
      refresh()
      return false
    }
    guard activeError > Tolerance.greatestResidual else { return true }
    guard isStrict else {
      becomeStrict()
      return false
    }
    // Values so great that no number is nearer.
    return activeError <= Tolerance.greatestResidual * x.reduce(1) { max($0, abs($1)) }
  }

  /// Whether multipliers cancel and fit; where not, they are made anew.
  mutating func checkMultipliers() -> Bool {
    let limit = 1e-7 * multipliers.reduce(1) { max($0, abs($1)) }
    if multiplierError() > limit, basis.hasExchanges {
      refresh()
      return false
    }
    guard !basis.rows.indices.allSatisfy({ fits($0, within: limit) }) else { return true }
    forgetMultipliers()
    refreshResiduals()
    return false
  }

  /// How far the multipliers are from cancelling each other.
  private mutating func multiplierError() -> Double {
    var error = 0.0
    for level in 0..<levelCount {
      row.clear()
      for number in 0..<store.count where store[number].isAlive {
        let value = multiplier(of: number, at: level)
        guard value != 0 else { continue }
        for entry in store.entries(of: number) {
          row.add(Int(store.variables[entry]), value * store.coefficients[entry])
        }
      }
      for index in row.indices { error = max(error, abs(row[Int(index)])) }
    }
    return error
  }

  private func multiplier(of number: Int, at level: Int) -> Double {
    if store[number].isActive { return multipliers[Int(store[number].slot) * levelCount + level] }
    guard let outer = store[number].outerMultiplier, outer.level == level else { return 0 }
    return outer.value
  }

  /// Whether the multiplier of an active row is within its range.
  private func fits(_ slot: Int, within limit: Double) -> Bool {
    let number = basis.rows[slot]
    guard number >= 0 else { return true }
    return isWithin(slot, store[Int(number)].above, -1, limit)
      && isWithin(slot, store[Int(number)].below, 1, limit)
  }

  private func isWithin(_ slot: Int, _ end: RowSide, _ sign: Double, _ limit: Double) -> Bool {
    guard end != .required else { return true }
    for level in 0..<levelCount {
      var distance = sign * multipliers[slot * levelCount + level]
      if case .soft(level, let weight) = end { distance += weight }
      if abs(distance) > Tolerance.multiplier { return distance > -limit }
    }
    return true
  }
}
