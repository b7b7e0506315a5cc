import LaminaGeometry

/// Puts the cells of a grid into its columns and rows.
///
/// Each cell is proposed its room. The guides of the cells in a line meet; where they leave the line
/// more room, all stand in it where the guide would have one of them. Anchored cells stand alone.
struct GridPlacing {
  let structure: GridStructure
  let subviews: LayoutSubviews
  let columns: GridLines
  let rows: GridLines

  func placeCells(at corner: CGPoint) {
    let dimensions = structure.cells.map { subviews[$0.index].dimensions(in: proposal($0)) }
    let meetings = (
      x: meetings(dimensions, along: .horizontal), y: meetings(dimensions, along: .vertical)
    )
    for (cell, dimensions) in zip(structure.cells, dimensions) {
      let room = room(cell)
      let place =
        cell.anchor.map { anchored(dimensions.size, at: $0, in: room) }
        ?? CGPoint(
          x: position(
            dimensions, in: room, guide: structure.columnAlignments[cell.columns.lowerBound].key,
            meeting: cell.isWide ? nil : meetings.x[cell.columns.lowerBound]),
          y: position(
            dimensions, in: room, guide: structure.rowAlignments[cell.row].key,
            meeting: meetings.y[cell.row]))
      subviews[cell.index].place(
        at: CGPoint(x: corner.x + place.x, y: corner.y + place.y), proposal: proposal(cell))
    }
  }

  private func room(_ cell: GridStructure.Cell) -> CGRect {
    let (x, y) = (columns.span(cell.columns), rows.span(cell.row..<cell.row + 1))
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private func proposal(_ cell: GridStructure.Cell) -> ProposedViewSize {
    ProposedViewSize(room(cell).size)
  }

  private func anchored(_ size: CGSize, at anchor: UnitPoint, in room: CGRect) -> CGPoint {
    CGPoint(
      x: room.minX + anchor.x * (room.width - size.width),
      y: room.minY + anchor.y * (room.height - size.height))
  }

  /// Where the guides of the cells in each line meet, from its start.
  private func meetings(_ dimensions: [ViewDimensions], along axis: Axis) -> [CGFloat?] {
    let lines = axis == .horizontal ? columns : rows
    var groups = Array(
      repeating: (before: -CGFloat.infinity, after: -CGFloat.infinity),
      count: lines.lengths.count)
    for (cell, dimensions) in zip(structure.cells, dimensions) {
      guard cell.anchor == nil, cell.isSized(along: axis) else { continue }
      if axis == .horizontal, cell.isWide { continue }
      let (line, guide) = line(of: cell, along: axis)
      let place = dimensions[guide]
      groups[line].before = max(groups[line].before, place)
      groups[line].after = max(groups[line].after, dimensions.size[axis] - place)
    }
    return zip(groups, lines.lengths).enumerated().map { line, pair in
      let ((before, after), length) = pair
      guard before.isFinite, after.isFinite, length.isFinite else { return nil }
      let wanted = guide(line, along: axis).inEmptyView(of: length, along: axis) - before
      return min(max(wanted, 0), max(0, length - before - after)) + before
    }
  }

  private func line(of cell: GridStructure.Cell, along axis: Axis) -> (Int, AlignmentKey) {
    let line = axis == .horizontal ? cell.columns.lowerBound : cell.row
    return (line, guide(line, along: axis))
  }

  private func guide(_ line: Int, along axis: Axis) -> AlignmentKey {
    axis == .horizontal
      ? structure.columnAlignments[line].key : structure.rowAlignments[line].key
  }

  /// Where a cell begins; inside of its room if it can.
  private func position(
    _ dimensions: ViewDimensions, in room: CGRect, guide: AlignmentKey, meeting: CGFloat?
  ) -> CGFloat {
    let axis = guide.axis
    let length = room.size[axis]
    let start = room.origin[axis]
    guard length.isFinite else { return start }
    let free = length - dimensions.size[axis]
    let wanted = guide.inEmptyView(of: length, along: axis)
    guard free >= 0 else { return start + wanted - dimensions[guide] }
    return start + min(max((meeting ?? wanted) - dimensions[guide], 0), free)
  }
}

extension AlignmentKey {
  /// Where the guide lies in a view that sets none.
  fileprivate func inEmptyView(of length: CGFloat, along axis: Axis) -> CGFloat {
    var size = CGSize.zero
    size[axis] = length
    return ViewDimensions(size)[self]
  }
}
