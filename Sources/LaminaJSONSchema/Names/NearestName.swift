extension String {
  /// The name that differs least, if it is near enough to be what was meant; 200 are looked at.
  package func nearest(in names: some Sequence<String>) -> String? {
    let similar = names.lazy.prefix(200).filter { abs($0.utf8.count - utf8.count) <= 2 }
    let near = similar.map { ($0, changes(to: $0)) }.filter { $0.1 <= max(1, min(2, count / 3)) }
    return near.min { $0.1 < $1.1 }?.0
  }

  /// How many letters to change, add, leave out or swap with the next, of the first 64 of each.
  package func changes(to other: String) -> Int {
    let (left, right) = (Array(utf8.prefix(64)), Array(other.utf8.prefix(64)))
    var (before, above, row) = ([Int](), [Int](), Array(0...right.count))
    for (line, byte) in left.enumerated() {
      (before, above) = (above, row)
      row[0] = line + 1
      for (column, other) in right.enumerated() {
        let change = above[column] + (byte == other ? 0 : 1)
        row[column + 1] = Swift.min(change, row[column] + 1, above[column + 1] + 1)
        if line > 0, column > 0, byte == right[column - 1], other == left[line - 1] {
          row[column + 1] = Swift.min(row[column + 1], before[column - 1] + 1)
        }
      }
    }
    return row[right.count]
  }
}
