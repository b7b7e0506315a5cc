import LaminaGeometry

/// How tall each row of a lazy stack is: measured where it has been on screen, estimated elsewhere.
///
/// A Fenwick tree over the heights: the place of a row and the row at a place are found in
/// O(log n), a height is set in O(log n).
nonisolated struct RowExtents {
  private(set) var count: Int
  private(set) var estimate: CGFloat
  private var heights: [CGFloat?]
  /// Sums of known height minus estimate, by Fenwick's scheme.
  private var tree: [CGFloat]

  /// `count` rows of which nothing is known but that they are about `estimate` tall.
  init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
    heights = Array(repeating: nil, count: count)
    tree = Array(repeating: 0, count: count + 1)
  }

  subscript(row: Int) -> CGFloat { heights[row] ?? estimate }

  func isKnown(_ row: Int) -> Bool { heights[row] != nil }

  /// Sets the height of a row; returns whether it changed anything.
  @discardableResult
  mutating func set(_ height: CGFloat, at row: Int) -> Bool {
    guard heights[row] != height else { return false }
    let change = height - self[row]
    heights[row] = height
    guard change != 0 else { return false }
    var index = row + 1
    while index <= count {
      tree[index] += change
      index += index & -index
    }
    return true
  }

  /// Where the row begins.
  func start(of row: Int) -> CGFloat {
    var sum = CGFloat(row) * estimate
    var index = row
    while index > 0 {
      sum += tree[index]
      index -= index & -index
    }
    return sum
  }

  /// All rows together.
  var total: CGFloat { start(of: count) }

  /// The row at a place, the nearest one outside of all.
  func row(at place: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    var (index, sum) = (0, CGFloat(0))
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      let next = index + step
      if next <= count {
        let length = sum + tree[next] + CGFloat(step) * estimate
        if length <= place { (index, sum) = (next, length) }
      }
      step /= 2
    }
    return min(index, count - 1)
  }
}
