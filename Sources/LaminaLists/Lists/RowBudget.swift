/// How many rows were evaluated in the latest frame.
struct RowBudget {
  private var frame = 0
  private var count = 0

  /// One more row was evaluated in a frame.
  mutating func spend(in frame: Int) {
    count = self.frame == frame ? count + 1 : 1
    self.frame = frame
  }

  /// Whether a frame may evaluate one more when it may evaluate as many as `limit`.
  func allows(_ limit: Int, in frame: Int) -> Bool { self.frame != frame || count < limit }
}
