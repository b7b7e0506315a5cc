/// How hard a code is to read: long runs, large areas, what looks like a finder, and too much of one colour.
extension Modules {
  var penalty: Int {
    let rows = (0..<size).map { y in (0..<size).map { x in self[x, y] } }
    let columns = (0..<size).map { x in (0..<size).map { y in self[x, y] } }
    let lines = rows + columns
    return lines.reduce(0) { $0 + Self.runs(in: $1) + Self.finders(in: $1) }
      + areas(rows) + imbalance(rows)
  }

  /// 3 for five of one colour in a line, and 1 for each more.
  private static func runs(in line: [Bool]) -> Int {
    var (length, penalty) = (0, 0)
    for place in line.indices {
      length = place > 0 && line[place] == line[place - 1] ? length + 1 : 1
      penalty += length == 5 ? 3 : length > 5 ? 1 : 0
    }
    return penalty
  }

  /// 40 for each that looks like a finder: dark 1, light 1, dark 3, light 1, dark 1, with four of light on a side.
  private static func finders(in line: [Bool]) -> Int {
    let finder = [true, false, true, true, true, false, true]
    func isLight(_ place: Int) -> Bool { !line.indices.contains(place) || !line[place] }
    var count = 0
    for start in 0...(line.count - 7) where line[start..<start + 7].elementsEqual(finder) {
      if (1...4).allSatisfy({ isLight(start - $0) }) { count += 1 }
      if (0...3).allSatisfy({ isLight(start + 7 + $0) }) { count += 1 }
    }
    return count * 40
  }

  /// 3 for each square of two by two in one colour.
  private func areas(_ rows: [[Bool]]) -> Int {
    var count = 0
    for y in 1..<size {
      for x in 1..<size {
        let corner = rows[y][x]
        if corner == rows[y][x - 1], corner == rows[y - 1][x], corner == rows[y - 1][x - 1] {
          count += 1
        }
      }
    }
    return count * 3
  }

  /// 10 for each whole 5 % that are dark beyond 45 to 55 %.
  private func imbalance(_ rows: [[Bool]]) -> Int {
    let dark = rows.reduce(0) { $0 + $1.count { $0 } }
    let total = size * size
    return 10 * (abs(dark * 20 - total * 10) / total)
  }
}
