import LaminaGeometry

/// Finds the lengths of a grid's columns, and with them those of its rows.
///
/// ```
/// 1 reserve   columns under a wide cell hold at least the least that it can do with
/// 2 share     columns are stretched like subviews of a stack
/// 3 widen     what a wide cell takes of what is left over is divided among its columns
/// 4 rows      in columns of known widths rows are stretched like subviews of a stack
/// ```
struct GridMeasuring {
  let structure: GridStructure
  let subviews: LayoutSubviews

  func columns(offering width: CGFloat?) -> GridLines {
    let gaps = structure.columnGaps
    let least = leastLengths(under: wideCells, offering: width)
    let tracks = columnTracks(least: least)
    var lengths = shares(of: width, along: .horizontal, tracks: tracks, gaps: gaps)
    widen(&lengths, under: wideCells, offering: width)
    return GridLines(lengths: lengths, gaps: gaps)
  }

  func rows(in columns: GridLines, offering height: CGFloat?) -> GridLines {
    var cells = Array(repeating: [GridStructure.Cell](), count: structure.rowCount)
    for cell in structure.cells where cell.isSized(along: .vertical) {
      cells[cell.row].append(cell)
    }
    let tracks = zip(cells, structure.rowAlignments).map { cells, alignment in
      GridTrack(axis: .vertical, priority: cells.map(\.priority).max() ?? 0) { length in
        let proposal = { ProposedViewSize(width: columns.span($0).length, height: length) }
        return meet(cells, at: alignment.key) { proposal($0.columns) }
      }
    }
    return GridLines(
      lengths: shares(of: height, along: .vertical, tracks: tracks, gaps: structure.rowGaps),
      gaps: structure.rowGaps)
  }

  // MARK: Tracks

  private func columnTracks(least: [CGFloat]) -> [GridTrack] {
    let cells = columnCells
    return structure.columnAlignments.indices.map { column in
      let alignment = structure.columnAlignments[column].key
      let priority = cells[column].map(\.priority).max() ?? 0
      return GridTrack(axis: .horizontal, priority: priority) { length in
        max(least[column], width(of: cells[column], at: alignment, offering: length))
      }
    }
  }

  /// The cells that decide on the width of each column alone.
  private var columnCells: [[GridStructure.Cell]] {
    var cells = Array(repeating: [GridStructure.Cell](), count: structure.columnCount)
    for cell in structure.cells where !cell.isWide && cell.isSized(along: .horizontal) {
      cells[cell.columns.lowerBound].append(cell)
    }
    return cells
  }

  private func width(
    of cells: [GridStructure.Cell], at guide: AlignmentKey, offering length: CGFloat?
  ) -> CGFloat {
    meet(cells, at: guide) { _ in ProposedViewSize(width: length, height: nil) }
  }

  /// The length in which all cells find room when their guides meet on one line.
  private func meet(
    _ cells: [GridStructure.Cell], at guide: AlignmentKey,
    offering proposal: (GridStructure.Cell) -> ProposedViewSize
  ) -> CGFloat {
    var longest = CGFloat(0)
    var before = -CGFloat.infinity
    var after = -CGFloat.infinity
    for cell in cells {
      let dimensions = subviews[cell.index].dimensions(in: proposal(cell))
      let length = dimensions.size[guide.axis]
      longest = max(longest, length)
      guard cell.anchor == nil, length.isFinite else { continue }
      before = max(before, dimensions[guide])
      after = max(after, length - dimensions[guide])
    }
    return max(longest, before + after)
  }

  /// Divides a length among tracks as a stack does.
  private func shares(
    of length: CGFloat?, along axis: Axis, tracks: [GridTrack], gaps: [CGFloat]
  ) -> [CGFloat] {
    let stack = LinearStack(axis: axis, guide: HorizontalAlignment.leading.key, spacing: nil)
    let proposal = ProposedViewSize(along: axis, length, across: nil)
    return stack.spread(proposal, LayoutSubviews(tracks), gaps: gaps.reduce(0, +))
      .map { $0.dimensions.size[axis] }
  }

  // MARK: Wide cells

  /// The cells over several columns, those over few first.
  private var wideCells: [GridStructure.Cell] {
    structure.cells.filter { $0.isWide && $0.isSized(along: .horizontal) }
      .sorted { ($0.columns.count, $0.index) < ($1.columns.count, $1.index) }
  }

  /// What wide cells ask of each column beyond its own cells, where width is scarce.
  private func leastLengths(
    under wide: [GridStructure.Cell], offering width: CGFloat?
  ) -> [CGFloat] {
    let none = Array(repeating: CGFloat(0), count: structure.columnCount)
    guard !wide.isEmpty, let width, width.isFinite else { return none }
    var lengths = columnTracks(least: none).map { $0.sizeThatFits(.zero).width }
    for cell in wide {
      let least = subviews[cell.index].sizeThatFits(ProposedViewSize(width: 0, height: nil)).width
      widen(&lengths, cell.columns, to: least)
    }
    return lengths
  }

  private func widen(
    _ lengths: inout [CGFloat], under wide: [GridStructure.Cell], offering width: CGFloat?
  ) {
    for cell in wide {
      let have = sum(lengths, cell.columns)
      let left = width.map { max(0, $0 - sum(lengths, 0..<lengths.count)) }
      let proposal = ProposedViewSize(width: left.map { have + $0 }, height: nil)
      widen(&lengths, cell.columns, to: subviews[cell.index].sizeThatFits(proposal).width)
    }
  }

  /// Divides what is missing to `length` equally among `columns`; they never fall short of it by a
  /// rounding error, which would cost a text a line.
  private func widen(_ lengths: inout [CGFloat], _ columns: Range<Int>, to length: CGFloat) {
    let missing = length - sum(lengths, columns)
    guard missing > 0 else { return }
    for column in columns { lengths[column] += missing / CGFloat(columns.count) }
    guard length.isFinite, let last = columns.last else { return }
    var step = length.ulp
    while sum(lengths, columns) < length {
      lengths[last] += step
      step *= 2
    }
  }

  /// From the start of the first column to the end of the last.
  private func sum(_ lengths: [CGFloat], _ columns: Range<Int>) -> CGFloat {
    GridLines(lengths: lengths, gaps: structure.columnGaps).span(columns).length
  }
}

/// A column or a row as something that a stack can stretch.
private final class GridTrack: LayoutItem {
  let axis: Axis
  let priority: Double
  private let measure: (CGFloat?) -> CGFloat

  init(axis: Axis, priority: Double, measure: @escaping (CGFloat?) -> CGFloat) {
    self.axis = axis
    self.priority = priority
    self.measure = measure
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    size[axis] = measure(proposal[axis])
    return size
  }

  var settableGuides: GuideSet { [] }
}
