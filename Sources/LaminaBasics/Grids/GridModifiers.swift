public import LaminaGeometry
public import LaminaLayout

extension View {
  /// Has the view, a cell of a grid, span several columns.
  public func gridCellColumns(_ count: Int) -> some View {
    nodes(LayoutValueModifier<GridCellColumnsKey>(value: count.usableCount()))
  }

  /// Puts a point of the view, a cell of a grid, onto the same point of its cell, whatever the
  /// alignment of its row and column.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    nodes(LayoutValueModifier<GridCellAnchorKey>(value: anchor.usable()))
  }

  /// Lines up the whole column of the view, a cell of a grid.
  ///
  /// The uppermost cell of a column that says so decides.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    nodes(LayoutValueModifier<GridColumnAlignmentKey>(value: guide))
  }

  /// Lets the view, a cell of a grid, be as long as the other cells of its row or column have it.
  ///
  /// A divider that is unsized horizontally is as long as the grid is without it.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    nodes(LayoutValueModifier<GridCellUnsizedAxesKey>(value: axes))
  }
}
