// The lexicographic side of the method: multipliers with one number for each level.

/// What a step ends with.
enum StepChoice: Equatable {
  /// The row's own multiplier reaches the end of its range.
  case turn
  /// The row in this slot reaches the end of its own, and leaves.
  case leave(Int)
}

extension DualSimplex {
  /// Finds how far the multiplier of a row can move; nil if nothing ever stops it.
  ///
  /// The lengths that stop it are vectors, one number a level, compared from the highest level
  /// down. `step` becomes the least of them.
  mutating func ratioTest(_ number: Int, _ wish: Int) -> StepChoice? {
    if ties != nil { return tieRatioTest(wish) }
    var best: StepChoice? = findOwnRange(of: number, wish) ? .turn : nil
    let least = leastShare
    for index in shares.indices {
      let slot = Int(index)
      guard abs(shares[slot]) > least else { continue }
      guard findRange(of: slot, upwards: Double(-wish) * shares[slot] > 0) else { continue }
      if best.map({ isBetter(slot, than: $0) }) ?? true {
        best = .leave(slot)
        swap(&step, &candidate)
      }
    }
    let isIdle = best != nil && step.allSatisfy { $0 == 0 }
    idleSteps = isIdle ? idleSteps + 1 : 0
    return best
  }

  /// Puts into `step` how far a row's own multiplier can move; false if without end.
  private mutating func findOwnRange(of number: Int, _ wish: Int) -> Bool {
    let row = store[number]
    let (end, start) = wish < 0 ? (row.below, row.above) : (row.above, row.below)
    guard end != .required else { return false }
    for level in step.indices { step[level] = 0 }
    if case .soft(let level, let weight) = end { step[level] += weight }
    if Int(row.side) == -wish, case .soft(let level, let weight) = start { step[level] += weight }
    return true
  }

  /// Puts into `candidate` how far the row in a slot lets the multiplier move; false if without end.
  private mutating func findRange(of slot: Int, upwards: Bool) -> Bool {
    for level in candidate.indices { candidate[level] = 0 }
    let number = basis.rows[slot]
    guard number >= 0 else { return true }
    let end = upwards ? store[Int(number)].above : store[Int(number)].below
    guard end != .required else { return false }
    for level in candidate.indices {
      let multiplier = multipliers[slot * levelCount + level]
      candidate[level] = upwards ? -multiplier : multiplier
    }
    if case .soft(let level, let weight) = end { candidate[level] += weight }
    snapCandidate()
    let share = abs(shares[slot])
    for level in candidate.indices { candidate[level] /= share }
    return true
  }

  /// Rounds what is as good as zero; what has gone beyond its end by rounding stands at it.
  private mutating func snapCandidate() {
    for level in candidate.indices {
      if candidate[level] > Tolerance.multiplier { return }
      if candidate[level] < -Tolerance.multiplier {
        for rest in level..<candidate.count { candidate[rest] = 0 }
        return
      }
      candidate[level] = 0
    }
  }

  /// Whether `candidate`, the range of a slot, is to be taken in place of `step`.
  ///
  /// Ranges are equal if the multiplier that is passed over goes hardly beyond its end (P. M. J.
  /// Harris, 1973). Of equal ranges the row's own is taken, then those of tie rows, then the surest
  /// pivot; one that is next to nothing beside the other never.
  private func isBetter(_ slot: Int, than best: StepChoice) -> Bool {
    let share = abs(shares[slot])
    var otherShare = 1.0
    if case .leave(let other) = best { otherShare = abs(shares[other]) }
    for level in step.indices {
      let difference = candidate[level] - step[level]
      let passed = abs(difference) * (difference < 0 ? share : otherShare)
      let rounding = Tolerance.multiplier * (1 + abs(step[level]) * min(share, otherShare, 1))
      if passed > rounding { return difference < 0 }
    }
    guard case .leave(let other) = best else { return false }
    if share < 1e-4 * otherShare { return false }
    if otherShare < 1e-4 * share { return true }
    let isTie = basis.rows[slot] < 0
    if isTie != (basis.rows[other] < 0) { return isTie }
    if isCautious && !isTie { return basis.rows[slot] < basis.rows[other] }
    return share > otherShare
  }

  /// Moves the multipliers of the active rows by `step`, the row's own going the way of `wish`.
  mutating func moveMultipliers(by wish: Int) {
    if ties != nil { return moveTieMultipliers(by: wish) }
    guard step.contains(where: { $0 != 0 }) else { return }
    for index in shares.indices {
      let first = Int(index) * levelCount
      let factor = Double(wish) * shares[Int(index)]
      for level in step.indices { multipliers[first + level] -= factor * step[level] }
    }
  }

  /// Takes a row into a slot with the multiplier it has reached.
  mutating func enter(_ number: Int, _ slot: Int, _ wish: Int) {
    let row = store[number]
    if ties != nil { enterTies(row, slot, wish) }
    for level in step.indices {
      multipliers[slot * levelCount + level] = ties == nil ? Double(wish) * step[level] : 0
    }
    if let (level, multiplier) = row.outerMultiplier {
      multipliers[slot * levelCount + level] += multiplier
    }
    store[number].slot = Int32(slot)
    store[number].side = 0
  }

  /// Computes the multipliers of the active rows from those of the others.
  mutating func refreshMultipliers() {
    for level in 0..<levelCount {
      row.clear()
      for number in 0..<store.count {
        guard let outer = store[number].outerMultiplier, outer.level == level else { continue }
        for entry in store.entries(of: number) {
          row.add(Int(store.variables[entry]), outer.value * store.coefficients[entry])
        }
      }
      basis.combination(of: row, into: &shares)
      for slot in 0..<variableCount { multipliers[slot * levelCount + level] = -shares[slot] }
    }
  }
}

extension RowStore.Row {
  /// The multiplier of a row that is not active; nil for zero.
  var outerMultiplier: (level: Int, value: Double)? {
    if side < 0, case .soft(let level, let weight) = below { return (level, -weight) }
    if side > 0, case .soft(let level, let weight) = above { return (level, weight) }
    return nil
  }
}
