/// What holds while ties are broken: which multipliers may move without costing a real level.
///
/// A row is loose to a side as long as it costs nothing to let it leave there, and stays so only
/// until it holds a variable (`harden`).
struct TieState: Sendable {
  /// Whether a row may leave upwards, downwards.
  struct Looseness {
    let up: Bool
    let down: Bool
  }

  private var looseUp: [Bool]
  private var looseDown: [Bool]
  /// The multipliers in the unit of the present tie, which is smaller than those of all levels.
  private var multipliers: [Double]
  /// The slots whose multipliers may differ from zero.
  private var moved: [Int32] = []
  /// The variable that is being settled; nil before the first.
  private(set) var variable: Int?
  private var step = 0.0
  /// Whether the basis had to be repaired, so that all this means nothing any more.
  private(set) var isBroken = false

  init(slotCount: Int) {
    looseUp = Array(repeating: false, count: slotCount)
    looseDown = looseUp
    multipliers = Array(repeating: 0, count: slotCount)
  }

  func isLoose(_ slot: Int) -> Bool { looseUp[slot] || looseDown[slot] }

  func isLooseUp(_ slot: Int) -> Bool { looseUp[slot] }

  /// How far the row in a slot lets the tie's multiplier move; nil if without end.
  func range(_ slot: Int, upwards: Bool, _ number: Int32) -> Double? {
    if let variable, number == ~Int32(variable) {
      return upwards ? 1 - multipliers[slot] : 1 + multipliers[slot]
    }
    guard upwards ? looseUp[slot] : looseDown[slot] else { return nil }
    return number < 0 ? 0 : max(0, upwards ? -multipliers[slot] : multipliers[slot])
  }

  // MARK: Changes

  mutating func loosen(_ slot: Int, up: Bool, down: Bool) {
    looseUp[slot] = up
    looseDown[slot] = down
  }

  /// Settles a variable next.
  mutating func aim(at variable: Int) { self.variable = variable }

  /// The multipliers move by so much with the next exchange.
  mutating func setStep(_ step: Double) { self.step = step }

  /// Moves the multipliers by the step.
  mutating func move(by wish: Int, along shares: SparseVector) {
    guard step != 0 else { return }
    for slot in shares.indices {
      multipliers[Int(slot)] -= Double(wish) * shares[Int(slot)] * step
      moved.append(slot)
    }
  }

  /// A row has come into a slot, with the multiplier it has reached, and may leave again where it
  /// is loose.
  mutating func enter(_ slot: Int, _ wish: Int, _ looseness: Looseness? = nil) {
    if let looseness { loosen(slot, up: looseness.up, down: looseness.down) }
    multipliers[slot] = Double(wish) * step
    moved.append(Int32(slot))
  }

  /// Ends the tie of a variable: rows that now hold it, in the slots that moved and in its own, are
  /// loose no more.
  mutating func harden(holding slot: Int?) {
    for index in moved {
      let slot = Int(index)
      if multipliers[slot] < -Tolerance.multiplier { looseUp[slot] = false }
      if multipliers[slot] > Tolerance.multiplier { looseDown[slot] = false }
      multipliers[slot] = 0
    }
    moved.removeAll(keepingCapacity: true)
    if let slot { loosen(slot, up: false, down: false) }
  }

  /// The basis was repaired.
  mutating func breakUp() { isBroken = true }
}
