import LaminaDisplay

/// Finds rows that stand in the tree, and looks at one that does not.
extension RowWindow {
  /// Whether the row with the focus stands apart from the others.
  var holdsRowApart: Bool {
    kept.focused.map { !range.contains($0) && standing.contains($0) } ?? false
  }

  /// Whether a row is in the tree.
  func stands(_ row: Int) -> Bool { standing.contains(row) }

  /// The row with a node; nil when it is none that stands in the tree.
  func row(of node: Node.ID) -> Int? {
    stock.all.first { $0.node?.id == node && standing.contains($0.row) }?.row
  }

  /// Where the row stands whose view an element is; nil for one that is no row's.
  package func place(of element: Element) -> RowPlace? { stock[element]?.place }

  /// Makes a row's view to look at, and for nothing else; the caller takes it down.
  func glance(at row: Int) -> Element? {
    element?.children.first.flatMap { rows.glance(at: row, in: $0) }
  }
}
