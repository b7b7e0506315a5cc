/// Numbers that look random and are the same for the same seed (SplitMix64).
///
/// ```swift
/// var numbers = SeededNumbers(seed: 7)
/// numbers.next(in: 0..<10)   // always the same
/// ```
struct SeededNumbers: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From 0 up to, but without, 1.
  mutating func unit() -> Float { Float(next() >> 40) * (1 / 16_777_216) }

  mutating func next(_ low: Float, _ high: Float) -> Float { low + (high - low) * unit() }

  mutating func next(in range: Range<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[next(in: 0..<list.count)] }
}
