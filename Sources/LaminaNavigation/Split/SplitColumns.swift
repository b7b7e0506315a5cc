import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// Where the columns of a split view stand.
///
/// ```
///  wide   │ sidebar │ content │ detail          │      narrow  │ the column in front │
/// ```
nonisolated struct SplitColumns: Layout, Equatable {
  private static let usual: [CGFloat] = [220, 260]
  let isNarrow: Bool
  /// The column in front of a narrow view.
  let front: Int
  let hasContent: Bool
  let visibility: NavigationSplitViewVisibility
  let widths: [ColumnWidth?]
  /// By how much text is larger than usual: columns that nobody has given a width grow with it.
  var textScale: CGFloat = 1
  /// Whether the other columns lie above the last one.
  var liesAbove = false

  /// The first of those that do so now; nil where none does.
  var covering: Int? { liesAbove && !isNarrow ? (0..<2).first(where: isSeen) : nil }

  /// Whether any does.
  var coversDetail: Bool { covering != nil }

  /// Whether others lie above a column now.
  func isCovered(_ column: Int) -> Bool { column == 2 && coversDetail }

  /// Whether a column is in sight.
  func isSeen(_ column: Int) -> Bool {
    if isNarrow { return column == front }
    // What lies above is hidden until it is asked for.
    let visibility = liesAbove && visibility == .automatic ? .detailOnly : visibility
    switch column {
    case 0:
      return visibility == .all || visibility == .automatic
        || visibility == .doubleColumn && !hasContent
    case 1: return hasContent && visibility != .detailOnly
    default: return true
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions(by: CGSize(width: 800, height: 500)) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    if isNarrow { return pile(subviews, in: bounds) }
    var x = bounds.minX
    for (column, subview) in subviews.enumerated() {
      if column == 2, liesAbove {
        place(subview, at: bounds.minX, width: bounds.width, in: bounds)
        continue
      }
      let width = column == 2 ? bounds.maxX - x : width(of: column, subview, in: bounds.width)
      let isSeen = isSeen(column)
      place(subview, at: isSeen ? x : bounds.minX - width, width: width, in: bounds)
      if isSeen { x += width + (column < 2 ? 1 : 0) }
    }
  }

  /// What its content says, or else the usual width, where that is not too narrow for the content.
  private func width(
    of column: Int, _ subview: LayoutSubview, in room: CGFloat
  ) -> CGFloat {
    let wish =
      widths[column]
      ?? ColumnWidth(
        least: subview.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width,
        ideal: Self.usual[column] * textScale)
    return min(max(wish.ideal, wish.least ?? 0), wish.most ?? .infinity, room / 2)
  }

  /// One above the other: those in front of the one that is seen are on the trailing side.
  private func pile(_ subviews: Subviews, in bounds: CGRect) {
    for (column, subview) in subviews.enumerated() {
      let position = column == front ? 0 : column > front ? 1 : StackMetrics.below
      place(subview, at: bounds.minX + position * bounds.width, width: bounds.width, in: bounds)
    }
  }

  private func place(_ subview: LayoutSubview, at x: CGFloat, width: CGFloat, in bounds: CGRect) {
    subview.place(
      at: CGPoint(x: x, y: bounds.minY),
      proposal: ProposedViewSize(width: max(0, width), height: bounds.height))
  }
}

extension SplitColumns {
  /// The columns, placed.
  @MainActor func body<V: View>(@ViewBuilder _ columns: () -> V) -> some View {
    self { columns() }.clipped()
  }
}
