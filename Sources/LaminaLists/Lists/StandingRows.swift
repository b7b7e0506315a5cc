/// Which rows of a lazy container stand in the tree.
///
/// ```
///  rows      0 1 2 3 4 5 6 7 8 9
///  range           └─────┘              without a gap
///  floating  ▲           ╵     ▲        beside it, at places of their own: each once, in order
/// ```
struct StandingRows {
  private(set) var range = 0..<0
  /// Rows in the tree that float over rows far from their own place: headers, footers, and those
  /// that are kept.
  private(set) var floating: [Int] = []

  func contains(_ row: Int) -> Bool { range.contains(row) || floating.contains(row) }

  /// Whether one of `rows` stands in the tree.
  func overlaps(_ rows: Range<Int>) -> Bool {
    range.meets(rows) || floating.contains { rows.contains($0) }
  }

  mutating func stand(in range: Range<Int>) { self.range = range }

  /// Takes in a line at either end.
  mutating func extend(over line: Range<Int>) {
    range = min(range.lowerBound, line.lowerBound)..<max(range.upperBound, line.upperBound)
  }

  /// Has rows beside the range float, each of them once: a header may have the focus, too.
  mutating func float(_ rows: [Int]) {
    floating = rows.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The row beyond the end of the range on one side, if it is one of `rows`.
  func next(in rows: Range<Int>, isAfter: Bool) -> Int? {
    if isAfter { return range.upperBound < rows.upperBound ? range.upperBound : nil }
    return range.lowerBound > rows.lowerBound ? range.lowerBound - 1 : nil
  }
}
