import SeededRandom

/// What scenes are painted by.
extension SeededNumbers {
  /// From 0 up to, but without, 1.
  mutating func unit() -> Float { Float(next() >> 40) * (1 / 16_777_216) }

  mutating func next(_ low: Float, _ high: Float) -> Float { low + (high - low) * unit() }

  mutating func next(in range: Range<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[next(in: 0..<list.count)] }
}
