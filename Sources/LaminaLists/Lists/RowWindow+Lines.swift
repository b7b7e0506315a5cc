import LaminaDisplay
package import LaminaGeometry

/// Lines of rows beside each other: how long they are, and where rows lie.
extension RowWindow {
  /// The lines in the tree, as long as the longest row of each.
  func lengths(in report: GeometryReport) -> [(line: Int, length: CGFloat)] {
    var lengths: [(line: Int, length: CGFloat)] = []
    for (row, frame) in zip(range, report.children) {
      let line = measures.lines.line(of: row)
      let length = frame.size[axis]
      stock[row]?.measured(length)
      if let last = lengths.last, last.line == line {
        lengths[lengths.count - 1].length = max(last.length, length)
      } else {
        lengths.append((line, length))
      }
    }
    return lengths
  }

  /// How long the line of a row is that is `length` long itself: as long as its longest row, once
  /// all of them are known.
  func lengthOfLine(with row: Int, of length: CGFloat) -> CGFloat? {
    let lengths = measures.line(with: row).map { $0 == row ? length : stock[$0]?.length }
    return lengths.contains(nil) ? nil : lengths.compactMap(\.self).max()
  }

  /// Where a row lies, in the coordinates of the stack: the room in its line.
  package func frame(of row: Int) -> CGRect {
    measures.frame(of: row, across: report?.size[axis.crossing] ?? 0)
  }
}
