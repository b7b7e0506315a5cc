import LaminaGeometry
import LaminaLayout
import LaminaText

/// How the rows of a lazy container stand: along which axis, how far apart, and in which tracks.
///
/// Lengths that were measured under one arrangement mean nothing under another (`isLike`).
struct RowArrangement {
  let axis: Axis
  let spacing: CGFloat
  /// What tracks of a grid are made of; nil for a stack.
  var items: [GridItem]?
  /// Where tracks stand that leave room beside them.
  var alignment = Alignment.center
  /// One device pixel, in points.
  var pixel: CGFloat = 1
  /// How large text is, by which most rows are measured.
  var textSize = Font.Context.standard

  var isGrid: Bool { items != nil }

  /// Whether rows stand under both as they do under one: finer pixels move nothing.
  func isLike(_ other: RowArrangement) -> Bool {
    spacing == other.spacing && textSize == other.textSize && items == other.items
      && (!isGrid || alignment == other.alignment)
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
  var guides: [AlignmentKey] = []
  /// What of sections stays in sight.
  var pinnedViews: PinnedScrollableViews = []
  /// Whether the container may be shown or not by how large it would like to be.
  var isCandidate = false
  /// How far ahead rows are made.
  var reach = RowPlan.Reach.preload
}
