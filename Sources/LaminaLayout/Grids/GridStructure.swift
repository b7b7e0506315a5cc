import LaminaGeometry

/// Which cell of a grid stands where, and how far lines are apart: what no proposal changes.
struct GridStructure {
  /// A subview in its row and columns.
  struct Cell {
    /// The subview's number.
    var index: Int
    var row: Int
    /// Whether it stands outside of rows, over all columns.
    var isLone: Bool
    var columns: Range<Int>
    var anchor: UnitPoint?
    /// Along which axes it does not matter how long the cell is.
    var unsizedAxes: Axis.Set
    var priority: Double
    /// The alignment that it asks for its column.
    var columnAlignment: HorizontalAlignment?

    /// Whether it spans several columns.
    var isWide: Bool { columns.count > 1 }

    /// Whether its length along `axis` counts.
    func isSized(along axis: Axis) -> Bool {
      !unsizedAxes.contains(Axis.Set(axis))
    }
  }

  private(set) var cells: [Cell] = []
  private(set) var columnAlignments: [HorizontalAlignment] = []
  private(set) var rowAlignments: [VerticalAlignment] = []
  /// The distance in front of each column.
  private(set) var columnGaps: [CGFloat] = []
  /// The distance in front of each row.
  private(set) var rowGaps: [CGFloat] = []

  var columnCount: Int { columnGaps.count }
  var rowCount: Int { rowGaps.count }

  init(_ layout: GridLayout, _ subviews: LayoutSubviews) {
    addCells(subviews, layout)
    let count = cells.map(\.columns.upperBound).max() ?? 0
    columnAlignments = Array(repeating: layout.alignment.horizontal, count: count)
    for index in cells.indices.reversed() {
      if cells[index].isLone { cells[index].columns = 0..<count }
      guard let own = cells[index].columnAlignment, !cells[index].isLone else { continue }
      columnAlignments[cells[index].columns.lowerBound] = own
    }
    columnGaps = gaps(layout.horizontalSpacing, count: count) {
      preferredColumnGaps(count, subviews)
    }
    rowGaps = gaps(layout.verticalSpacing, count: rowAlignments.count) {
      preferredRowGaps(subviews)
    }
  }

  /// Gives each subview its row, and its columns from the first free one on.
  private mutating func addCells(_ subviews: LayoutSubviews, _ layout: GridLayout) {
    var row: GridRowMark?
    var column = 0
    for (index, subview) in zip(subviews.indices, subviews) {
      let mark = subview[GridRowKey.self]
      if mark == nil || mark?.id != row?.id {
        rowAlignments.append(mark?.alignment ?? layout.alignment.vertical)
        (row, column) = (mark, 0)
      }
      let span = min(max(1, subview[GridCellColumnsKey.self]), GridCellColumnsKey.limit)
      let columns = mark == nil ? 0..<1 : column..<column + span
      cells.append(
        Cell(
          index: index, row: rowAlignments.count - 1, isLone: mark == nil, columns: columns,
          anchor: subview[GridCellAnchorKey.self],
          unsizedAxes: subview[GridCellUnsizedAxesKey.self], priority: subview.priority,
          columnAlignment: subview[GridColumnAlignmentKey.self]))
      column += span
    }
  }

  private func gaps(
    _ spacing: CGFloat?, count: Int, preferred: () -> [CGFloat]
  ) -> [CGFloat] {
    guard count > 0 else { return [] }
    guard let spacing else { return [0] + preferred() }
    return [0] + Array(repeating: spacing, count: count - 1)
  }

  /// What the neighbours at each border between columns prefer at most.
  private func preferredColumnGaps(_ count: Int, _ subviews: LayoutSubviews) -> [CGFloat] {
    var gaps = [CGFloat?](repeating: nil, count: count - 1)
    for (cell, next) in zip(cells, cells.dropFirst()) where cell.row == next.row {
      let border = cell.columns.upperBound - 1
      let distance = subviews[cell.index].spacing.distance(
        to: subviews[next.index].spacing, along: .horizontal)
      gaps[border] = max(gaps[border] ?? distance, distance)
    }
    return gaps.map { $0 ?? ViewSpacing.standard }
  }

  /// What the neighbours at each border between rows prefer at most.
  private func preferredRowGaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    var gaps = [CGFloat?](repeating: nil, count: rowAlignments.count - 1)
    var above = cells[...]
    for cell in cells where cell.row > 0 {
      above = above.drop {
        $0.row < cell.row - 1
          || $0.row < cell.row && $0.columns.upperBound <= cell.columns.lowerBound
      }
      for other in above {
        guard other.row < cell.row, other.columns.lowerBound < cell.columns.upperBound else {
          break
        }
        let distance = subviews[other.index].spacing.distance(
          to: subviews[cell.index].spacing, along: .vertical)
        gaps[other.row] = max(gaps[other.row] ?? distance, distance)
      }
    }
    return gaps.map { $0 ?? ViewSpacing.standard }
  }

  /// On each side the largest preference of the cells that stand there.
  func outerSpacing(of subviews: LayoutSubviews) -> ViewSpacing {
    if cells.isEmpty { return ViewSpacing() }
    var result = ViewSpacing.zero
    for cell in cells {
      var edges: Edge.Set = []
      if cell.row == 0 { edges.insert(.top) }
      if cell.row == rowCount - 1 { edges.insert(.bottom) }
      if cell.columns.lowerBound == 0 { edges.insert(.leading) }
      if cell.columns.upperBound == columnCount { edges.insert(.trailing) }
      result.formUnion(subviews[cell.index].spacing, edges: edges)
    }
    return result
  }
}
