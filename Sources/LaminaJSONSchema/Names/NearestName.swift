extension String {
  /// The name that differs least, if it is near enough to be what was meant; 200 are looked at.
  package func nearest(in names: some Sequence<String>) -> String? {
    let similar = names.lazy.prefix(200).filter { abs($0.utf8.count - utf8.count) <= 2 }
    let near = similar.map { ($0, changes(to: $0)) }.filter { $0.1 <= max(1, min(2, count / 3)) }
    return near.min { $0.1 < $1.1 }?.0
  }

  /// How many letters to change, add or leave out, of the first 64 of each.
  package func changes(to other: String) -> Int {
    let (left, right) = (Array(utf8.prefix(64)), Array(other.utf8.prefix(64)))
    var row = Array(0...right.count)
    for (line, byte) in left.enumerated() {
      var corner = row[0]
      row[0] = line + 1
      for (column, other) in right.enumerated() {
        let change = corner + (byte == other ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = Swift.min(change, row[column] + 1, corner + 1)
      }
    }
    return row[right.count]
  }
}
