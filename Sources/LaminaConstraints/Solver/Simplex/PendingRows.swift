/// The rows that may have to be mended, by rank: required ones first, then from the highest level
/// down.
struct PendingRows: Sendable {
  private var ranks: [[Int32]]

  init(levelCount: Int) { ranks = Array(repeating: [], count: levelCount + 1) }

  var isEmpty: Bool { ranks.allSatisfy(\.isEmpty) }

  mutating func add(_ row: Int, rank: Int) { ranks[rank].append(Int32(row)) }

  /// The row noted last.
  mutating func takeLast(_ rank: Int) -> Int? { ranks[rank].popLast().map(Int.init) }

  /// The least row by number.
  ///
  /// Bland's rule (R. G. Bland, 1977) cannot go round in circles.
  mutating func takeLeast(_ rank: Int) -> Int? {
    guard let least = ranks[rank].min() else { return nil }
    ranks[rank].removeAll { $0 == least }
    return Int(least)
  }
}
