import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// Rows in sight that stay in their places while others come, go and change their lengths.
extension RowWindow {
  // MARK: Anchor

  /// A row in sight, and how far its start lies above the edge (or, less than 0, below).
  struct Anchor {
    let key: RowKey
    let row: Int
    let distance: CGFloat
    /// How long its line was.
    let length: CGFloat
    /// Whether the distance is a part of the line, however long that becomes.
    var scales = false

    var scaling: Anchor {
      var anchor = self
      anchor.scales = true
      return anchor
    }
  }

  /// The rows in sight: the first holds the others in place, and when it goes the next.
  func anchors(count limit: Int = .max) -> [Anchor] {
    guard let scroll, let report, extents.count > 0, rows.count == lines.rowCount,
      lines.count == extents.count
    else { return [] }
    if limit == 1, let heldAnchors { return heldAnchors }
    let edge = place(ofOffset: scroll.offset[axis], in: report)
    guard edge > 0 else { return [] }
    let first = extents.row(at: edge)
    let last = limit == 1 ? first : extents.row(at: edge + report.viewportSize[axis])
    var start = extents.start(of: first)
    return (first...max(first, last)).map { line in
      defer { start += extents[line] }
      let row = lines.rows(of: line).lowerBound
      return Anchor(
        key: rows.key(row), row: row, distance: edge - start, length: extents[line])
    }
  }

  /// Scrolls so that the first anchor that is left is where it was.
  func restore(_ anchors: [Anchor], moved: [RowKey: Int]? = nil) {
    guard let scroll, let report, !anchors.isEmpty else { return }
    for anchor in anchors {
      let row = moved.map { $0[anchor.key] } ?? anchor.row
      if let row { return place(anchor, at: row, scroll, report) }
    }
    guard let row = rows.row(of: anchors[0].key, near: anchors[0].row) else { return }
    place(anchors[0], at: row, scroll, report)
  }

  private func place(
    _ anchor: Anchor, at row: Int, _ scroll: ScrollState, _ report: GeometryReport
  ) {
    var edge = start(of: row) + anchor.distance
    if anchor.scales, anchor.length > 0 {
      edge += anchor.distance * (extents[lines.line(of: row)] / anchor.length - 1)
    }
    let isHeld = held?.offset == scroll.offset[axis]
    let way = edge - place(ofOffset: scroll.offset[axis], in: report)
    scroll.shift(axis, by: isReversed ? -way : way)
    if isHeld { held?.offset = scroll.offset[axis] }
  }

  /// Has the row at the edge hold its place, and as much of its line be beyond the edge, however
  /// lines are made now.
  func hold() {
    guard heldAnchors == nil, let scroll else { return }
    held = anchors(count: 1).first.map { ($0.scaling, scroll.offset[axis]) }
  }

  /// What holds its place; nil when somebody has scrolled since.
  var heldAnchors: [Anchor]? {
    guard let held, held.offset == scroll?.offset[axis] else { return nil }
    return [held.anchor]
  }
}
