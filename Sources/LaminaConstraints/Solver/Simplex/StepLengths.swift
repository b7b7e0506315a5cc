/// How far the multiplier of a row can move: the least length found, and one compared with it.
///
/// Lengths have one number for each level, and compare from the highest level down.
struct StepLengths: Sendable {
  private var least: [Double]
  private var candidate: [Double]

  init(levelCount: Int) {
    least = Array(repeating: 0, count: levelCount)
    candidate = least
  }

  /// The least length found.
  subscript(level: Int) -> Double { least[level] }

  /// Whether the least length is nothing.
  var isZero: Bool { least.allSatisfy { $0 == 0 } }

  /// Begins with the range from `start` to `end`, or from zero to `end`; false if without end.
  mutating func begin(at start: RowSide?, to end: RowSide) -> Bool {
    guard end != .required else { return false }
    for level in least.indices { least[level] = 0 }
    if case .soft(let level, let weight) = end { least[level] += weight }
    if case .soft(let level, let weight) = start { least[level] += weight }
    return true
  }

  /// Looks at a row that stops at once.
  mutating func considerNothing() { for level in candidate.indices { candidate[level] = 0 } }

  /// Looks at how far the row in a slot lets the multiplier move, of which it has a share.
  mutating func consider(
    _ slot: Int, of multipliers: LevelMultipliers, to end: RowSide, upwards: Bool, share: Double
  ) {
    for level in candidate.indices {
      let multiplier = multipliers[slot, level]
      candidate[level] = upwards ? -multiplier : multiplier
    }
    if case .soft(let level, let weight) = end { candidate[level] += weight }
    snap()
    for level in candidate.indices { candidate[level] /= share }
  }

  /// Rounds what is as good as zero; what has gone beyond its end by rounding stands at it.
  private mutating func snap() {
    for level in candidate.indices {
      if candidate[level] > Tolerance.multiplier { return }
      if candidate[level] < -Tolerance.multiplier {
        for rest in level..<candidate.count { candidate[rest] = 0 }
        return
      }
      candidate[level] = 0
    }
  }

  /// Whether what is looked at is less than the least (true), more (false), or the same (nil).
  ///
  /// Ranges are equal if the multiplier that is passed over goes hardly beyond its end (P. M. J.
  /// Harris, 1973).
  func isLess(share: Double, than otherShare: Double) -> Bool? {
    for level in least.indices {
      let difference = candidate[level] - least[level]
      let passed = abs(difference) * (difference < 0 ? share : otherShare)
      let rounding = Tolerance.multiplier * (1 + abs(least[level]) * min(share, otherShare, 1))
      if passed > rounding { return difference < 0 }
    }
    return nil
  }

  /// Takes what is looked at for the least.
  mutating func acceptCandidate() { swap(&least, &candidate) }
}
