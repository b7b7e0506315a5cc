public import LaminaGeometry
public import LaminaLayout

/// Views one below the other, of which only those near the screen exist.
///
/// Headers and footers of sections may stay in sight while the rows of their section scroll; give
/// them a background, as rows pass below them.
///
/// ```swift
/// LazyVStack(pinnedViews: [.sectionHeaders]) {
///   ForEach(albums) { album in
///     Section { ForEach(album.songs) { SongRow($0) } } header: { AlbumTitle(album) }
///   }
/// }
/// ```
public struct LazyVStack<Content: View>: PrimitiveView {
  public typealias Body = Never
  let rows: LazyRows<Content>

  /// Makes a column of rows `spacing` points apart; nil is 8 points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    rows = LazyRows(
      axis: .vertical, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .center), pinnedViews: pinnedViews,
      content: content)
  }

  package func update(_ element: Element) { element.setChild(0, to: rows) }
}

/// Views side by side, of which only those near the screen exist.
public struct LazyHStack<Content: View>: PrimitiveView {
  public typealias Body = Never
  let rows: LazyRows<Content>

  /// Makes views side by side, `spacing` points apart; nil is 8 points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    rows = LazyRows(
      axis: .horizontal, spacing: spacing,
      alignment: Alignment(horizontal: .center, vertical: alignment), pinnedViews: pinnedViews,
      content: content)
  }

  package func update(_ element: Element) { element.setChild(0, to: rows) }
}
