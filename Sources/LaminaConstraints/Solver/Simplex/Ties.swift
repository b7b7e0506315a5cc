// The last word, where constraints leave a choice: each variable, in the order in which they were
// made, as near to zero as those before it allow.

/// What holds while ties are broken: which multipliers may move without costing a real level.
struct TieState: Sendable {
  /// Whether the row in a slot may leave upwards, downwards.
  var isLooseUp: [Bool]
  var isLooseDown: [Bool]
  /// The multipliers in the unit of the present tie, which is smaller than those of all levels.
  var multipliers: [Double]
  /// The slots whose multipliers may differ from zero.
  var moved: [Int32] = []
  /// The variable that is being settled.
  var variable = -1
  var step = 0.0
  /// Whether the basis had to be repaired, so that all this means nothing any more.
  var isBroken = false

  init(slotCount: Int) {
    isLooseUp = Array(repeating: false, count: slotCount)
    isLooseDown = isLooseUp
    multipliers = Array(repeating: 0, count: slotCount)
  }
}

extension DualSimplex {
  /// Settles what the rows leave open, variable by variable in the order given.
  ///
  /// This is one more level for each variable, below all others: its tie row is mended like any
  /// row, but only rows that cost the real levels nothing may leave. What then holds a variable is
  /// no longer loose for those after it.
  mutating func breakTies(order: [Int32]) -> Outcome {
    let loose = beginTies()
    defer { ties = nil }
    guard !loose.isEmpty else { return .mended }
    let movable = reach(of: loose)
    for variable in order where movable[Int(variable)] {
      let outcome = settle(Int(variable), at: 0)
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
      state.isLooseUp[slot] = number < 0 || isAtEnd(slot, store[Int(number)].above, -1)
      state.isLooseDown[slot] = number < 0 || isAtEnd(slot, store[Int(number)].below, 1)
      if state.isLooseUp[slot] || state.isLooseDown[slot] { loose.append(slot) }
    }
    ties = state
    return loose
  }

  private func isAtEnd(_ slot: Int, _ end: RowSide, _ sign: Double) -> Bool {
    guard end != .required else { return false }
    for level in 0..<levelCount {
      var distance = sign * multipliers[slot * levelCount + level]
      if case .soft(level, let weight) = end { distance += weight }
      if abs(distance) > Tolerance.multiplier { return false }
    }
    return true
  }

  /// Which variables move when a loose row leaves.
  mutating func reach(of loose: [Int]) -> [Bool] {
    var isReached = Array(repeating: false, count: variableCount)
    for slot in loose {
      basis.direction(of: slot, into: &way)
      work.rowsTouched += way.indices.count
      for index in way.indices where abs(way[Int(index)]) > Tolerance.pivot {
        isReached[Int(index)] = true
      }
    }
    return isReached
  }

  /// Brings a variable as near to a value as the loose rows allow.
  mutating func settle(_ variable: Int, at target: Double) -> Outcome {
    ties?.variable = variable
    guard tieSlots[variable] < 0 else { return .mended }
    row.clear()
    row.set(variable, 1)
    basis.combination(of: row, into: &shares)
    work.rowsTouched += shares.indices.count
    let residual = x[variable] - target
    let wish = residual < 0 ? -1 : 1
    if abs(residual) <= Tolerance.residual * max(1, abs(target)) {
      guard let slot = loosest() else { return .mended }
      guard confirm(slot) else { return settleAgain(variable, at: target) }
      ties?.step = 0
      let isUp = ties?.isLooseUp[slot] == true
      exchangeTie(slot, for: variable, residual, wish, upwards: isUp)
      return .mended
    }
    switch tieRatioTest(wish, ownRange: 1) {
    case .leave(let slot):
      guard confirm(slot) else { return settleAgain(variable, at: target) }
      let isUp = Double(-wish) * shares[slot] > 0
      exchangeTie(slot, for: variable, residual, wish, upwards: isUp)
    default:
      moveTieMultipliers(by: wish)
      return .mended
    }
    return mend()
  }

  /// Settles a variable after factors were made anew.
  private mutating func settleAgain(_ variable: Int, at target: Double) -> Outcome {
    ties?.isBroken == true ? .mended : settle(variable, at: target)
  }

  /// The loose slot with the surest pivot.
  private func loosest() -> Int? {
    guard let ties else { return nil }
    let least = leastShare
    return shares.indices.map(Int.init)
      .filter { ties.isLooseUp[$0] || ties.isLooseDown[$0] }
      .filter { abs(shares[$0]) > least }
      .max { abs(shares[$0]) < abs(shares[$1]) }
  }

  private mutating func exchangeTie(
    _ slot: Int, for variable: Int, _ residual: Double, _ wish: Int, upwards: Bool
  ) {
    work.pivots += 1
    let old = basis.rows[slot]
    let share = shares[slot]
    moveTieMultipliers(by: wish)
    leave(old, upwards: upwards)
    let length = ties?.step ?? 0
    ties?.multipliers[slot] = Double(wish) * length
    ties?.moved.append(Int32(slot))
    for level in 0..<levelCount { multipliers[slot * levelCount + level] = 0 }
    tieSlots[variable] = Int32(slot)
    basis.exchange(slot, for: ~Int32(variable), combination: shares)
    advance(by: -residual / share)
    isDrifted = true
  }

  /// The ratio test of ties: only loose rows, and the tie row itself, stop anything.
  mutating func tieRatioTest(_ wish: Int, ownRange: Double = .infinity) -> StepChoice? {
    guard let ties else { return nil }
    var best: StepChoice? = ownRange.isFinite ? .turn : nil
    var least = ownRange
    let leastShare = leastShare
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
    self.ties?.step = least.isFinite ? least : 0
    idleSteps = least == 0 ? idleSteps + 1 : 0
    return best
  }

  /// Moves the tie's multipliers by its step.
  mutating func moveTieMultipliers(by wish: Int) {
    guard let step = ties?.step, step != 0 else { return }
    for slot in shares.indices {
      ties?.multipliers[Int(slot)] -= Double(wish) * shares[Int(slot)] * step
      ties?.moved.append(slot)
    }
  }

  /// Takes a row into a slot: it may leave again to the side from which it came.
  func looseness(_ row: RowStore.Row) -> (up: Bool, down: Bool) {
    (
      row.side > 0 || (row.side == 0 && row.above == .free),
      row.side < 0 || (row.side == 0 && row.below == .free)
    )
  }

  mutating func enterTies(_ row: RowStore.Row, _ slot: Int, _ wish: Int) {
    let loose = looseness(row)
    ties?.isLooseUp[slot] = loose.up
    ties?.isLooseDown[slot] = loose.down
    let length = ties?.step ?? 0
    ties?.multipliers[slot] = Double(wish) * length
    ties?.moved.append(Int32(slot))
  }

  /// Ends the tie of a variable: rows that now hold it are loose no more.
  mutating func harden() {
    guard var state = ties else { return }
    ties = nil
    for index in state.moved {
      let slot = Int(index)
      if state.multipliers[slot] < -Tolerance.multiplier { state.isLooseUp[slot] = false }
      if state.multipliers[slot] > Tolerance.multiplier { state.isLooseDown[slot] = false }
      state.multipliers[slot] = 0
    }
    state.moved.removeAll(keepingCapacity: true)
    let held = tieSlots[state.variable]
    if held >= 0 {
      state.isLooseUp[Int(held)] = false
      state.isLooseDown[Int(held)] = false
    }
    ties = state
  }
}

extension TieState {
  /// How far the row in a slot lets the tie's multiplier move; nil if without end.
  func range(_ slot: Int, upwards: Bool, _ number: Int32) -> Double? {
    if number == ~Int32(variable) { return upwards ? 1 - multipliers[slot] : 1 + multipliers[slot] }
    guard upwards ? isLooseUp[slot] : isLooseDown[slot] else { return nil }
    return number < 0 ? 0 : max(0, upwards ? -multipliers[slot] : multipliers[slot])
  }
}
