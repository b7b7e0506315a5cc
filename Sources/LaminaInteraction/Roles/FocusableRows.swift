package import LaminaDisplay
package import LaminaInput

/// The service that knows the rows of a window, those that are not made yet among them, for the focus that
/// goes through them.
@MainActor
package protocol FocusableRows: GraphService {
  /// The list with a node, when it is one stop of Tab.
  func list(_ id: Node.ID) -> (any ListStop)?
  /// The list whose rows stand in a node, when it is one stop of Tab.
  func list(stack id: Node.ID) -> (any ListStop)?
  /// The innermost list in a row of which a path from the root ends.
  func list(on path: [PreparedNode]) -> Node.ID?
  /// The focus has come to the end of a path from the root, which is empty where no node has it: rows that
  /// enclose it stay in the tree, and lists come back to them.
  func focusMoved(to path: [PreparedNode])
  /// Brings the row with the focus in sight when it was scrolled away, and calls `body` when it stands
  /// among the others; false where it does so already.
  func returnsToRow(then body: @escaping () -> Void) -> Bool
  /// Has a row be made that meets a condition, which may make a row's view to look at it; false where none
  /// is found. Rows whose ids `value` is, or holds, are looked at first, wherever they are.
  func wantRow(for value: AnyHashable, where isWanted: (() -> Element?) -> Bool) -> Bool
  /// What brings the row beside that at the end of a path in sight, when it is not in the tree and `next`,
  /// what follows in the order of Tab, lies outside of its stack.
  func missingRow(
    beside path: [PreparedNode], _ step: Int, before next: Node.ID?
  ) -> (() -> Void)?
}

extension FocusableRows {
  package static var hasRole: Bool { true }
}

/// A list that is one stop of Tab.
@MainActor
package protocol ListStop: AnyObject {
  var id: Node.ID { get }
  /// Whether rows can be selected: then the list has the focus itself.
  var isSelectable: Bool { get }
  /// The node of the row that is chosen, or that keys move on from; nil for none, or where it is not in the tree.
  var chosenRow: Node.ID? { get }
  /// The row that Tab is for, when it is not in the tree.
  var awaitedRow: Int? { get }
  /// Whether there is something to focus in the row with the focus before, or in those in the tree.
  var holdsStops: Bool { get }
  /// Brings a row in sight.
  func reveal(_ row: Int)
  /// What of the rows with something to focus, by their nodes, Tab goes through.
  func walked(_ stops: [Node.ID: [Node.ID]], holder: Node.ID?) -> [Node.ID]
  /// Whether the list has the focus before the controls of a row.
  func comesBefore(_ stops: [Node.ID]) -> Bool
  /// Takes a letter; whether it was one.
  func typeLetter(_ event: KeyEvent) -> Bool
}
