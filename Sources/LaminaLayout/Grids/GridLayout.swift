public import LaminaGeometry

/// A layout that arranges cells in rows and columns.
///
/// ```
///            ┌──────┬─┬──────────┐
///  row       │  A   │8│    B     │   a column is as wide as its widest cell,
///            ├──────┼─┼──────────┤   a row as high as its highest
///  row       │ long │8│ stretchy │   cells that take what they get fill theirs
///            ├──────┴─┴──────────┤
///  no row    │         C         │   a subview outside of rows spans all columns
///            └───────────────────┘
/// ```
///
/// Columns share the width as subviews of an `HStack` do, rows then the height as those of a
/// `VStack`: the least flexible first, by layout priority. A cell over several columns makes room
/// in them for the least that it needs; what it takes beyond their widths, of what all others left
/// over, is divided equally among them. It is lined up like its first column.
public struct GridLayout: Layout, Equatable {
  /// The guides at which cells stand in their columns and rows.
  public var alignment: Alignment

  /// The distance between columns; nil for what neighbours prefer, 8 by default.
  public var horizontalSpacing: CGFloat?

  /// The distance between rows; nil for what neighbours prefer, 8 by default.
  public var verticalSpacing: CGFloat?

  /// Makes a grid of cells that are lined up by `alignment`; spacings of nil are what neighbours
  /// prefer, else 8 points.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public static var layoutProperties: LayoutProperties { .mergingGuides }

  public func makeCache(subviews: Subviews) -> GridLayoutCache {
    GridLayoutCache(structure: GridStructure(self, subviews))
  }

  public func spacing(subviews: Subviews, cache: inout GridLayoutCache) -> ViewSpacing {
    cache.structure.outerSpacing(of: subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout GridLayoutCache
  ) -> CGSize {
    let (columns, rows) = lines(proposal, subviews, &cache)
    return CGSize(width: columns.total, height: rows.total)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout GridLayoutCache
  ) {
    let (columns, rows) = lines(proposal, subviews, &cache)
    let corner = CGPoint(
      x: bounds.midX - columns.total / 2, y: bounds.midY - rows.total / 2)
    GridPlacing(structure: cache.structure, subviews: subviews, columns: columns, rows: rows)
      .placeCells(at: corner)
  }

  /// The columns and rows for a proposal.
  private func lines(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout GridLayoutCache
  ) -> (columns: GridLines, rows: GridLines) {
    if let known = cache.solutions[proposal] { return known }
    let width = ProposedViewSize(width: proposal.width, height: nil)
    let measuring = GridMeasuring(structure: cache.structure, subviews: subviews)
    let columns = cache.columns[width] ?? measuring.columns(offering: proposal.width)
    cache.columns[width] = columns
    let rows = measuring.rows(in: columns, offering: proposal.height)
    cache.solutions[proposal] = (columns, rows)
    return (columns, rows)
  }
}

/// What a grid found for the proposals made so far.
public struct GridLayoutCache {
  var structure: GridStructure
  var columns = ProposalMemo<GridLines>()
  var solutions = ProposalMemo<(columns: GridLines, rows: GridLines)>()
}

/// How long the columns or the rows of a grid are, and where each begins.
struct GridLines {
  private(set) var lengths: [CGFloat]
  private(set) var starts: [CGFloat] = []
  private(set) var total: CGFloat = 0

  /// Lines of `lengths`, with the distance in front of each.
  init(lengths: [CGFloat], gaps: [CGFloat]) {
    self.lengths = lengths
    for (length, gap) in zip(lengths, gaps) {
      total += gap
      starts.append(total)
      total += length
    }
  }

  /// From the start of the first of `lines` to the end of the last.
  func span(_ lines: Range<Int>) -> (start: CGFloat, length: CGFloat) {
    guard let first = lines.first, let last = lines.last else { return (0, 0) }
    if first == last { return (starts[first], lengths[first]) }
    guard starts[last].isFinite, lengths[last].isFinite else { return (0, .infinity) }
    return (starts[first], starts[last] - starts[first] + lengths[last])
  }
}
