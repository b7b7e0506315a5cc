/// How many rows were evaluated in the latest frame, and how many bodies that took.
struct RowBudget {
  /// How many rows of what is not seen yet a frame may evaluate.
  struct Limit {
    /// So many in any case: those that go by in a frame.
    var needed: Int
    /// So many as long as they are cheap.
    var most: Int
  }

  /// Rows of fewer bodies together are cheap: a text with a picture has half as many, a field or a picker some more.
  static let cheapBodies = 16

  private var frame = 0
  private var count = 0
  private var bodies = 0

  /// So many more rows were evaluated in a frame, with so many bodies.
  mutating func spend(_ rows: Int, bodies: Int = 0, in frame: Int) {
    if rows == 0 { return }
    if self.frame != frame { (self.frame, count, self.bodies) = (frame, 0, 0) }
    count += rows
    self.bodies += bodies
  }

  /// Whether any were evaluated in a frame.
  func hasSpent(in frame: Int) -> Bool { self.frame == frame && count > 0 }

  /// Whether a frame may evaluate one more.
  func allows(_ limit: Limit, in frame: Int) -> Bool {
    guard self.frame == frame else { return true }
    return count < limit.needed || count < limit.most && bodies < Self.cheapBodies
  }
}
