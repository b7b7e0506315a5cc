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
  /// down. `lengths` has the least of them then.
  mutating func ratioTest(_ number: Int, _ wish: Int) -> StepChoice? {
    if ties != nil { return tieRatioTest(wish) }
    var best: StepChoice? = beginLengths(of: number, wish) ? .turn : nil
    let least = leastShare
    for place in vectors.shares.indices.indices {
      let slot = Int(vectors.shares.indices[place])
      let share = vectors.shares[slot]
      guard abs(share) > least else { continue }
      guard considerLength(of: slot, upwards: Double(-wish) * share > 0) else { continue }
      if best.map({ isBetter(slot, than: $0) }) ?? true {
        best = .leave(slot)
        takeLength()
      }
    }
    countIdle(best != nil && lengths.isZero)
    return best
  }

  /// Whether the length of a slot is to be taken in place of the least.
  ///
  /// Of equal lengths the row's own is taken, then those of tie rows, then the surest pivot; one
  /// that is next to nothing beside the other never.
  private func isBetter(_ slot: Int, than best: StepChoice) -> Bool {
    let share = abs(vectors.shares[slot])
    var otherShare = 1.0
    if case .leave(let other) = best { otherShare = abs(vectors.shares[other]) }
    if let isLess = lengths.isLess(share: share, than: otherShare) { return isLess }
    guard case .leave(let other) = best else { return false }
    if share < 1e-4 * otherShare { return false }
    if otherShare < 1e-4 * share { return true }
    let isTie = basis.rows[slot] < 0
    if isTie != (basis.rows[other] < 0) { return isTie }
    if isCautious && !isTie { return basis.rows[slot] < basis.rows[other] }
    return share > otherShare
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
