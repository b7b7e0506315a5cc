/// Finds the name that was probably meant.
enum NearName {
  /// The known name with the fewest changes to `name`, at most two; the first in order of several.
  static func nearest(to name: String, in known: [String]) -> String? {
    guard name.utf8.count <= 60, known.count <= 1_000 else { return nil }
    let near = known.sorted().filter { abs($0.utf8.count - name.utf8.count) <= 8 }
      .map {
        (name: $0, changes: changes(Array(name.lowercased().utf8), Array($0.lowercased().utf8)))
      }
    guard let best = near.min(by: { $0.changes < $1.changes }), best.changes <= 2 else {
      return nil
    }
    return best.name
  }

  /// How many bytes are to be put in, taken out or changed (Levenshtein).
  private static func changes(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (i, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let changed = diagonal + (byte == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}
