import LaminaDisplay
import LaminaGeometry

extension RowWindow {
  /// The id of the first row that goes on beyond `place` of the scroll view's content; nil where
  /// it has none.
  func rowID(at place: CGFloat, _ axis: Axis) -> AnyHashable? {
    let lines = measures.lines
    let extents = measures.extents
    guard axis == self.axis, let report, lines.count > 0 else { return nil }
    let place =
      isReversed ? report.frame.maxX - place : place - report.frame.origin[axis]
    var line = extents.row(at: place)
    let end = frame(of: lines.rows(of: line).lowerBound)
    if end.origin[axis] + end.size[axis] <= place, line + 1 < lines.count { line += 1 }
    return rows.key(lines.rows(of: line).lowerBound).dataID
  }

  /// Where a row lies in the content of the scroll view.
  func contentFrame(of slot: RowSlot) -> CGRect? { contentFrame(ofRow: slot.row) }

  /// Where a row lies in the content of the scroll view.
  func contentFrame(ofRow row: Int) -> CGRect? {
    guard let report else { return nil }
    return turned(frame(of: row)).offsetBy(dx: report.frame.minX, dy: report.frame.minY)
  }

  /// The rows that meet a stretch of the scroll view's content, and those of some lines on either side.
  func rows(meeting stretch: ClosedRange<CGFloat>, _ axis: Axis, reach: Int) -> Range<Int> {
    let lines = measures.lines
    guard axis == self.axis, let report, lines.count > 0 else { return 0..<0 }
    let start =
      isReversed
      ? report.frame.maxX - stretch.upperBound : stretch.lowerBound - report.frame.origin[axis]
    let end = start + stretch.upperBound - stretch.lowerBound
    let first = max(0, measures.extents.row(at: start) - reach)
    let last = min(lines.count - 1, measures.extents.row(at: end) + reach)
    return lines.rows(of: first..<last + 1)
  }

  /// Whether rows were never measured.
  var holdsGuesses: Bool { !(0..<measures.lines.count).allSatisfy(measures.extents.isKnown) }

  /// What distinguishes these rows from others: how many they are, and which is the last.
  var signature: RowSignature {
    RowSignature(count: rows.count, last: rows.count > 0 ? rows.key(rows.count - 1) : nil)
  }
}

/// What changes when rows are added to a lazy stack or it gets others.
struct RowSignature: Hashable {
  let count: Int
  let last: RowKey?
}
