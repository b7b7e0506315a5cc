import LaminaGeometry

/// A row in sight, and how far its start lies above the edge (or, less than 0, below).
struct RowAnchor {
  let key: RowKey
  let row: Int
  let distance: CGFloat
  /// How long its line was.
  let length: CGFloat
  /// Whether the distance is a part of the line, however long that becomes.
  var scales = false

  var scaling: RowAnchor {
    var anchor = self
    anchor.scales = true
    return anchor
  }

  /// Where the edge lies when the row's line begins at `start` and is `length` long.
  func edge(forLineAt start: CGFloat, length: CGFloat) -> CGFloat {
    guard scales, self.length > 0 else { return start + distance }
    return start + distance + distance * (length / self.length - 1)
  }
}

/// The row that holds its place while lines are made again, until it is scrolled from there.
///
/// ```
///  hold(row, at: 120) ──▶ anchor(at: 120) is the row ──carry(from: 120, to: 90)──▶ anchor(at: 90) is
///                         anchor(at: 121) is nil: it was scrolled
/// ```
struct HeldAnchor {
  private var held: (anchor: RowAnchor, offset: CGFloat)?

  /// What holds its place at an offset; nil when it was scrolled to there.
  func anchor(at offset: CGFloat?) -> RowAnchor? {
    held.flatMap { $0.offset == offset ? $0.anchor : nil }
  }

  mutating func hold(_ anchor: RowAnchor?, at offset: CGFloat) {
    held = anchor.map { ($0, offset) }
  }

  /// Goes on holding when the rows themselves moved the offset; elsewhere it is as it was.
  mutating func carry(from offset: CGFloat, to next: CGFloat) {
    if held?.offset == offset { held?.offset = next }
  }

  mutating func release() { held = nil }
}
