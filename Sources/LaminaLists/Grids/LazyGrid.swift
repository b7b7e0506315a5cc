public import LaminaGeometry
public import LaminaLayout

/// Views in columns that scroll vertically, of which only those near the screen exist.
///
/// ```swift
/// ScrollView {
///   LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], pinnedViews: [.sectionHeaders]) {
///     ForEach(albums) { album in
///       Section { ForEach(album.photos) { Thumbnail($0) } } header: { AlbumTitle(album) }
///     }
///   }
/// }
/// ```
///
/// `GridItem` says how columns share the width. A line is as high as its highest cell; cells are
/// offered the width of their column, and any height. Cells are known by their ids: one that
/// moves to another line keeps its state, and its layer moves there. When the width makes room
/// for more columns or fewer, what is read stays in place. Headers and footers of sections stand in lines of their own.
public struct LazyVGrid<Content: View>: PrimitiveView {
  public typealias Body = Never
  let cells: LazyRows<Content>

  /// Arranges what `content` makes in columns, which stand at `alignment` where they leave room;
  /// `spacing` lies between lines, 8 points where nil.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    cells = LazyRows(
      axis: .vertical, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .center), items: columns,
      pinnedViews: pinnedViews, content: content)
  }

  package func update(_ element: Element) { element.setChild(0, to: cells) }
}

/// Views in rows that scroll horizontally, of which only those near the screen exist.
///
/// ```swift
/// ScrollView(.horizontal) {
///   LazyHGrid(rows: [GridItem(), GridItem()]) { ForEach(films) { Poster($0) } }
/// }
/// .frame(height: 300)
/// ```
///
/// It fills one column after the other, from the top down. All else is as in ``LazyVGrid``.
public struct LazyHGrid<Content: View>: PrimitiveView {
  public typealias Body = Never
  let cells: LazyRows<Content>

  /// Arranges what `content` makes in rows, which stand at `alignment` where they leave room;
  /// `spacing` lies between columns, 8 points where nil.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    cells = LazyRows(
      axis: .horizontal, spacing: spacing,
      alignment: Alignment(horizontal: .center, vertical: alignment), items: rows,
      pinnedViews: pinnedViews, content: content)
  }

  package func update(_ element: Element) { element.setChild(0, to: cells) }
}
