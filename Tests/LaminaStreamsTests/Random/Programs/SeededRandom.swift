/// A small generator of numbers that a seed determines.
nonisolated struct SeededRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// A number below `bound`.
  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  mutating func flip() -> Bool { next(2) == 0 }
}
