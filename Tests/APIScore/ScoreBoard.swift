/// The table of scores: what was measured, how many of how many, and the goal.
struct ScoreBoard {
  private var rows: [(name: String, value: String, goal: String)] = []
  private let isVerbose: Bool

  init(isVerbose: Bool) { self.isVerbose = isVerbose }

  mutating func add(_ name: String, _ count: Int, of total: Int, goal: String) {
    let share = total == 0 ? 0 : Double(count) * 100 / Double(total)
    rows.append((name, "\(count)/\(total) (\(rounded(share)) %)", goal))
  }

  mutating func add(_ name: String, milliseconds: Double, goal: String) {
    rows.append((name, "\(rounded(milliseconds * 100) / 100) ms", goal))
  }

  private func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  /// Notes a case that went wrong; shown with `--misses`.
  func miss(_ name: String, _ id: String, _ words: @autoclosure () -> String) {
    if isVerbose { Swift.print("\(name)\t\(id)\t\(words())") }
  }

  func print() {
    let width = rows.map(\.name.count).max() ?? 0
    for row in rows {
      let name = row.name + String(repeating: " ", count: width - row.name.count)
      let value = row.value + String(repeating: " ", count: max(0, 20 - row.value.count))
      Swift.print("\(name)  \(value)  goal \(row.goal)")
    }
  }
}
