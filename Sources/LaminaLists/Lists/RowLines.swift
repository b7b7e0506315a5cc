/// Which rows of a lazy container stand beside each other: in a stack each alone, in a grid as many as
/// there are tracks.
///
/// ```
///  rows     h 0 1 2 3 4 5 6 f h 7 8 …      three tracks
///  lines    h                 0            a header stands alone
///           0 1 2             1
///           3 4 5             2
///           6                 3            the last of its section: the next begins a line
///           f                 4
/// ```
///
/// Rows keep their numbers and identities whatever the lines are. - Complexity: O(log sections).
nonisolated struct RowLines: Equatable {
  /// Rows in a row of which as many stand in each line, but for the last.
  private struct LineGroup: Equatable {
    var rows: Range<Int>
    var firstLine: Int
    var perLine: Int
    /// Whether each of the rows takes the whole line.
    var isWhole: Bool

    var lineCount: Int { (rows.count + perLine - 1) / perLine }
  }

  private var runs: [LineGroup] = []
  private(set) var rowCount = 0
  /// How many lines there are.
  private(set) var count = 0

  init() {}

  /// The lines of `rows` with at most `perLine` of them in each.
  @MainActor init(_ rows: ViewList, perLine: Int?) {
    guard let perLine else {
      add(rows.count, perLine: 1, isWhole: true)
      return
    }
    var lines = RowLines()
    var section: Range<Int>?
    rows.eachRun { count, kind, own in
      let isWhole = kind != .row
      if own == section, let last = lines.runs.last, last.isWhole == isWhole, !isWhole {
        lines.extend(by: count)
      } else {
        lines.add(count, perLine: isWhole ? 1 : max(1, perLine), isWhole: isWhole)
      }
      section = own
    }
    self = lines
  }

  private mutating func add(_ rows: Int, perLine: Int, isWhole: Bool) {
    guard rows > 0 else { return }
    runs.append(
      LineGroup(
        rows: rowCount..<rowCount + rows, firstLine: count, perLine: perLine, isWhole: isWhole))
    rowCount += rows
    count = runs[runs.count - 1].firstLine + runs[runs.count - 1].lineCount
  }

  private mutating func extend(by rows: Int) {
    guard let last = runs.popLast() else { return }
    rowCount = last.rows.lowerBound
    count = last.firstLine
    add(last.rows.count + rows, perLine: last.perLine, isWhole: last.isWhole)
  }

  /// The line of a row; the end of all for what comes after the last.
  func line(of row: Int) -> Int {
    guard row < rowCount, let run = run(where: { $0.rows.lowerBound <= row }) else { return count }
    return run.firstLine + (row - run.rows.lowerBound) / run.perLine
  }

  /// The rows of a line.
  func rows(of line: Int) -> Range<Int> {
    guard line < count, let run = run(where: { $0.firstLine <= line }) else {
      return rowCount..<rowCount
    }
    let first = run.rows.lowerBound + (line - run.firstLine) * run.perLine
    return first..<min(first + run.perLine, run.rows.upperBound)
  }

  /// The rows of several lines.
  func rows(of lines: Range<Int>) -> Range<Int> {
    let first = rows(of: lines.lowerBound).lowerBound
    return first..<(lines.isEmpty ? first : rows(of: lines.upperBound - 1).upperBound)
  }

  /// The lines that have one of `rows`.
  func lines(of rows: Range<Int>) -> Range<Int> {
    let first = line(of: rows.lowerBound)
    return first..<(rows.isEmpty ? first : line(of: rows.upperBound - 1) + 1)
  }

  /// The track of a row; nil where it takes the whole line.
  func track(of row: Int) -> Int? {
    guard row < rowCount, let run = run(where: { $0.rows.lowerBound <= row }), !run.isWhole else {
      return nil
    }
    return (row - run.rows.lowerBound) % run.perLine
  }

  /// The last run for which a condition holds that holds for those before, too.
  private func run(where isBefore: (LineGroup) -> Bool) -> LineGroup? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(runs[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? runs[low - 1] : nil
  }
}
