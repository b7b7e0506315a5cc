package import LaminaGeometry

/// Which row of a grid a subview is a cell of, and what the row asks for.
///
/// Neighbours with the same id share a row. A subview without one has a row of its own, over all
/// columns.
package struct GridRowMark: Hashable, Sendable {
  package var id: UInt64
  /// The guide at which the cells of the row meet; nil for the grid's.
  package var alignment: VerticalAlignment?

  package init(id: UInt64, alignment: VerticalAlignment? = nil) {
    self.id = id
    self.alignment = alignment
  }
}

/// The key under which cells hand over their row.
package enum GridRowKey: LayoutValueKey {
  package static var defaultValue: GridRowMark? { nil }
}

/// The key behind `gridCellColumns`.
package enum GridCellColumnsKey: LayoutValueKey {
  /// No more columns than these are taken by one cell.
  static let limit = 1_000

  package static var defaultValue: Int { 1 }
}

/// The key behind `gridCellAnchor`.
package enum GridCellAnchorKey: LayoutValueKey {
  package static var defaultValue: UnitPoint? { nil }
}

/// The key behind `gridColumnAlignment`.
package enum GridColumnAlignmentKey: LayoutValueKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}

/// The key behind `gridCellUnsizedAxes`.
package enum GridCellUnsizedAxesKey: LayoutValueKey {
  package static var defaultValue: Axis.Set { [] }
}
