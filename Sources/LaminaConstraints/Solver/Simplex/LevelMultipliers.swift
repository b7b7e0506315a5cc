/// The multipliers of the active rows: in each slot one number for each level, the highest first.
///
/// ```
///   slot      0         1         2
///   level   0 1 2     0 1 2     0 1 2
/// ```
struct LevelMultipliers: Sendable {
  let levelCount: Int
  private var values: [Double]

  /// Multipliers at zero, which always fits.
  init(slotCount: Int, levelCount: Int) {
    self.levelCount = levelCount
    values = Array(repeating: 0, count: slotCount * levelCount)
  }

  subscript(slot: Int, level: Int) -> Double { values[slot * levelCount + level] }

  /// The greatest by amount; 1 where all are less.
  var greatest: Double { values.reduce(1) { max($0, abs($1)) } }

  /// Whether a slot's multiplier is nothing but rounding.
  func isZero(_ slot: Int) -> Bool {
    (0..<levelCount).allSatisfy { abs(self[slot, $0]) <= Tolerance.multiplier }
  }

  /// Whether a slot's multiplier stands at an end of its range: `sign` is -1 for the upper one.
  func isAtEnd(_ slot: Int, _ end: RowSide, _ sign: Double) -> Bool {
    guard end != .required else { return false }
    return firstDistance(slot, end, sign: sign) == nil
  }

  /// Whether a slot's multiplier does not go beyond an end of its range by more than `limit`.
  func isWithin(_ slot: Int, _ end: RowSide, _ sign: Double, _ limit: Double) -> Bool {
    guard end != .required else { return true }
    return firstDistance(slot, end, sign: sign).map { $0 > -limit } ?? true
  }

  /// How far it is from the end, on the first level on which that is more than rounding.
  private func firstDistance(_ slot: Int, _ end: RowSide, sign: Double) -> Double? {
    for level in 0..<levelCount {
      var distance = sign * self[slot, level]
      if case .soft(level, let weight) = end { distance += weight }
      if abs(distance) > Tolerance.multiplier { return distance }
    }
    return nil
  }

  // MARK: Changes

  mutating func addSlot() { for _ in 0..<levelCount { values.append(0) } }

  mutating func clear() { for index in values.indices { values[index] = 0 } }

  mutating func clear(_ slot: Int) {
    for level in 0..<levelCount { values[slot * levelCount + level] = 0 }
  }

  /// Puts a multiplier into a slot: `length` times `factor`.
  mutating func set(_ slot: Int, to length: StepLengths, times factor: Double) {
    for level in 0..<levelCount { values[slot * levelCount + level] = factor * length[level] }
  }

  mutating func add(_ value: Double, to slot: Int, level: Int) {
    values[slot * levelCount + level] += value
  }

  /// Moves all by what they are of a row whose multiplier moves by `length`, up or down.
  mutating func move(by length: StepLengths, _ wish: Int, along shares: SparseVector) {
    for index in shares.indices {
      let first = Int(index) * levelCount
      let factor = Double(wish) * shares[Int(index)]
      for level in 0..<levelCount { values[first + level] -= factor * length[level] }
    }
  }

  /// Makes one level again from what the rows that are not active come to.
  mutating func balance(_ level: Int, against shares: SparseVector, slotCount: Int) {
    for slot in 0..<slotCount { values[slot * levelCount + level] = -shares[slot] }
  }
}
