/// A set of small numbers that gives out its least or its greatest: the order of a triangular solve.
///
/// What a solve touches is found on the way, so that a sparse right side costs what it reaches and
/// a scan over one bit for each position.
struct PositionSet: Sendable {
  private var words: [UInt64]
  private var low = Int.max
  private var high = -1

  init(count: Int) { words = Array(repeating: 0, count: count / 64 + 1) }

  mutating func insert(_ position: Int) {
    let word = position >> 6
    words[word] |= 1 << UInt64(position & 63)
    if word < low { low = word }
    if word > high { high = word }
  }

  /// Takes out the least; what is inserted meanwhile must be greater.
  mutating func popFirst() -> Int? {
    while low <= high {
      let bits = words[low]
      if bits != 0 {
        words[low] = bits & (bits - 1)
        return low << 6 + bits.trailingZeroBitCount
      }
      low += 1
    }
    low = .max
    high = -1
    return nil
  }

  /// Takes out the greatest; what is inserted meanwhile must be less.
  mutating func popLast() -> Int? {
    while low <= high {
      let bits = words[high]
      if bits != 0 {
        let bit = 63 - bits.leadingZeroBitCount
        words[high] = bits & ~(1 << UInt64(bit))
        return high << 6 + bit
      }
      high -= 1
    }
    low = .max
    high = -1
    return nil
  }

  /// Makes room for `count` positions.
  mutating func grow(to count: Int) {
    while words.count < count / 64 + 1 { words.append(0) }
  }
}
