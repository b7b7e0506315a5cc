// Rounds of mending, until what steps have led to stands up to the original numbers.

extension DualSimplex {
  /// Mends all rows and breaks ties; `order` names the variables as they were made.
  mutating func optimise(order: [Int32]) -> Outcome {
    defer { endRounds() }
    for round in 0..<8 {
      beginRound()
      if round > 2 { coarsen(upTo: greatestRounding) }
      var outcome = mend()
      if outcome == .mended { outcome = breakTies(order: order) }
      guard outcome == .mended else { return outcome }
      if !exactness.areTiesBroken, isSound(), expectsNothing { return .mended }
    }
    return .tooManySteps
  }

  /// The most that rounding can leave in a row beside the values there are.
  private var greatestRounding: Double {
    Tolerance.greatestResidual * x.reduce(1) { max($0, 1e-4 * abs($1)) }
  }

  /// Whether what steps have led to stands up to the original numbers.
  private mutating func isSound() -> Bool {
    guard exactness.isDrifted || !exactness.isChecked else { return true }
    if exactness.isDrifted { refreshVertex() }
    let isSound = checkVertex() && checkMultipliers()
    check(isSound)
    return isSound
  }
}
