import LaminaDisplay
import LaminaGeometry

/// Rows in sight that stay in their places while others come, go and change their lengths.
extension RowWindow {
  /// The rows in sight: the first holds the others in place, and when it goes the next.
  func anchors(count limit: Int = .max) -> [RowAnchor] {
    guard let scroll, let report, measures.lines.count > 0 else { return [] }
    if limit == 1, let heldAnchors { return heldAnchors }
    let extents = measures.extents
    let edge = place(ofOffset: scroll.offset[axis], in: report)
    guard edge > 0 else { return [] }
    let first = extents.row(at: edge)
    let last = limit == 1 ? first : extents.row(at: edge + report.viewportSize[axis])
    var start = extents.start(of: first)
    return (first...max(first, last)).map { line in
      defer { start += extents[line] }
      let row = measures.lines.rows(of: line).lowerBound
      return RowAnchor(
        key: rows.key(row), row: row, distance: edge - start, length: extents[line])
    }
  }

  /// Scrolls so that the first anchor that is left is where it was.
  func restore(_ anchors: [RowAnchor], moved: [RowKey: Int]? = nil) {
    guard scroll != nil, report != nil, !anchors.isEmpty else { return }
    for anchor in anchors {
      let row = moved.map { $0[anchor.key] } ?? anchor.row
      if let row { return keepPlace(of: anchor, at: row) }
    }
    guard let row = rows.row(of: anchors[0].key, near: anchors[0].row) else { return }
    keepPlace(of: anchors[0], at: row)
  }

  /// What holds its place; nil when it was scrolled since.
  var heldAnchors: [RowAnchor]? { hold.anchor(at: scroll?.offset[axis]).map { [$0] } }
}
