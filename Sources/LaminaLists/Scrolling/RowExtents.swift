import LaminaGeometry

/// How tall each row of a lazy stack is: measured where it was laid out, estimated elsewhere.
///
/// ```
///  rows    │····│··m·│····│mmmm│m···│····│      m measured, · estimated
///  blocks    –    ▲    –    ▲    ▲    –         only blocks with a measured row hold heights
/// ```
///
/// A Fenwick tree over blocks of 64 rows: the place of a row and the row at a place are found in
/// O(log n), a height is set in O(log n). Rows that were never measured cost a byte for four.
nonisolated struct RowExtents {
  private static let blockLength = 64

  private(set) var count: Int
  private(set) var estimate: CGFloat
  /// The measured heights by block, not a number where there is none; a block without any is empty.
  private var blocks: [[CGFloat]]
  /// Sums of measured height minus estimate over blocks, by Fenwick's scheme.
  private var tree: [CGFloat]

  /// `count` rows of which nothing is known but that they are about `estimate` tall.
  init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
    let length = (count + Self.blockLength - 1) / Self.blockLength + 1
    tree = Array(repeating: 0, count: length)
    blocks = Array(repeating: [], count: length)
  }

  private func height(of row: Int) -> CGFloat? {
    let (block, place) = row.quotientAndRemainder(dividingBy: Self.blockLength)
    guard !blocks[block].isEmpty, !blocks[block][place].isNaN else { return nil }
    return blocks[block][place]
  }

  subscript(row: Int) -> CGFloat { height(of: row) ?? estimate }

  func isKnown(_ row: Int) -> Bool { height(of: row) != nil }

  /// The runs of rows in which some are measured, in order.
  var knownRuns: [Range<Int>] {
    blocks.indices.filter { !blocks[$0].isEmpty }.map { block in
      block * Self.blockLength..<min(count, (block + 1) * Self.blockLength)
    }
  }

  /// Sets the height of a row; returns whether it changed anything.
  @discardableResult
  mutating func set(_ height: CGFloat, at row: Int) -> Bool {
    guard self.height(of: row) != height else { return false }
    let change = height - self[row]
    let block = row / Self.blockLength
    if blocks[block].isEmpty { blocks[block] = Array(repeating: .nan, count: Self.blockLength) }
    blocks[block][row % Self.blockLength] = height
    guard change != 0 else { return false }
    var index = block + 1
    while index < tree.count {
      tree[index] += change
      index += index & -index
    }
    return true
  }

  /// Where the row begins.
  func start(of row: Int) -> CGFloat {
    let block = row / Self.blockLength
    var sum = CGFloat(row) * estimate
    var index = block
    while index > 0 {
      sum += tree[index]
      index -= index & -index
    }
    for height in blocks[block].prefix(row % Self.blockLength) where !height.isNaN {
      sum += height - estimate
    }
    return sum
  }

  /// All rows together.
  var total: CGFloat { start(of: count) }

  /// The row at a place, the nearest one outside of all.
  func row(at place: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    var (row, sum) = blockStart(before: place)
    // The block is looked up once, not for each row.
    for height in blocks[row / Self.blockLength] where row < count - 1 {
      sum += height.isNaN ? estimate : height
      if sum > place { return row }
      row += 1
    }
    while row < count - 1 {
      sum += self[row]
      if sum > place { return row }
      row += 1
    }
    return row
  }

  /// The first row of the block at a place, and where it begins.
  private func blockStart(before place: CGFloat) -> (row: Int, start: CGFloat) {
    var index = 0
    var sum = CGFloat(0)
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      let next = index + step
      // The last block is never passed: the row is looked for inside.
      if next < tree.count - 1 {
        let length = sum + tree[next] + CGFloat(step * Self.blockLength) * estimate
        if length <= place { (index, sum) = (next, length) }
      }
      step /= 2
    }
    return (index * Self.blockLength, sum)
  }
}
