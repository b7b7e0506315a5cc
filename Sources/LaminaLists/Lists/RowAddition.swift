package import LaminaDisplay
package import LaminaGeometry
package import LaminaInput

/// What a room above puts into a row of a list: marks beside its content, what shows when that is pushed aside.
@MainActor
package protocol RowAddition: AnyObject {
  /// What stands over the whole row.
  var cover: any View { get }
  /// What stands behind the whole row, such as what a carried row stands on; nil for nothing.
  var ground: (any View)? { get }
  /// Where the row and its content stand.
  var stand: RowStand { get }
  /// The row is evaluated: it is again when what is read here changes.
  func prepare(_ row: Element)
  /// Adds what a person does with the row.
  func add(to handlers: inout Handlers)
  /// Adds what the row means.
  func add(to semantics: inout Semantics)
}

/// Where a row and its content stand beside where they would.
package nonisolated struct RowStand: Hashable, Sendable {
  /// Room before and behind the content.
  package var leading: CGFloat = 0
  package var trailing: CGFloat = 0
  /// How far the content is pushed towards the trailing edge.
  package var slide: CGFloat = 0
  /// How far the whole row is below its place.
  package var shift: CGFloat = 0
  /// Whether what is pushed out of the row is cut off.
  package var isClipped = false
  /// Whether it is above the other rows.
  package var isLifted = false

  package init() {}
}

extension RowContext {
  /// The list in which the row stands.
  package var list: ListModel { model }
  /// Whether it is a row, and no header or footer.
  package var isRow: Bool { kind == .row }
}

/// What a room above does with a list whose rows people change.
@MainActor
package protocol ListEditing: AnyObject {
  /// The list has other rows, or the same ones made of other data.
  func rowsChanged()
  /// Takes a key of the list; whether it was one of its own.
  func key(_ event: KeyEvent) -> Bool
  /// Whether what is chosen can be removed.
  var canDelete: Bool { get }
  /// Removes what is chosen.
  func delete()
}
