import LaminaGeometry
import LaminaLayout

/// How the rows of a lazy container stand: along which axis, how far apart, and in which tracks.
///
/// Lengths that were measured under one arrangement mean nothing under another (`isLike`).
struct RowArrangement {
  let axis: Axis
  let spacing: CGFloat
  /// What tracks of a grid are made of; nil for a stack.
  let items: [GridItem]?
  /// Where tracks stand that leave room beside them.
  let alignment: Alignment
  /// One device pixel, in points.
  let pixel: CGFloat

  init(
    axis: Axis, spacing: CGFloat, items: [GridItem]? = nil, alignment: Alignment = .center,
    pixel: CGFloat = 1
  ) {
    self.axis = axis
    self.spacing = spacing
    self.items = items
    self.alignment = alignment
    self.pixel = pixel
  }

  var isGrid: Bool { items != nil }

  /// Whether rows stand under both as they do under one: finer pixels move nothing.
  func isLike(_ other: RowArrangement) -> Bool {
    spacing == other.spacing && items == other.items && (!isGrid || alignment == other.alignment)
  }

  /// The tracks of a grid of a breadth; none of a stack.
  func tracks(in breadth: CGFloat?) -> [GridItemTrack] {
    GridItem.tracks(items ?? [], in: breadth, alignment: alignment, across: axis.crossing)
  }
}

/// What a lazy container asks of its rows.
struct RowSettings {
  let arrangement: RowArrangement
  /// What it asks of its rows beside their size.
  let guides: [AlignmentKey]
  /// What of sections stays in sight.
  let pinnedViews: PinnedScrollableViews
  /// How far ahead rows are made.
  let reach: RowPlan.Reach

  init(
    _ arrangement: RowArrangement, guides: [AlignmentKey] = [],
    pinnedViews: PinnedScrollableViews = [], reach: RowPlan.Reach = .preload
  ) {
    self.arrangement = arrangement
    self.guides = guides
    self.pinnedViews = pinnedViews
    self.reach = reach
  }
}
