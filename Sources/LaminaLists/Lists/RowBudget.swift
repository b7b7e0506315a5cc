/// How many rows were evaluated in the latest frame.
struct RowBudget {
  private var frame = 0
  private var count = 0

  /// So many more rows were evaluated in a frame.
  mutating func spend(_ rows: Int, in frame: Int) {
    if rows == 0 { return }
    count = self.frame == frame ? count + rows : rows
    self.frame = frame
  }

  /// Whether any were evaluated in a frame.
  func hasSpent(in frame: Int) -> Bool { self.frame == frame && count > 0 }

  /// Whether a frame may evaluate one more when it may evaluate as many as `limit`.
  func allows(_ limit: Int, in frame: Int) -> Bool { self.frame != frame || count < limit }
}
