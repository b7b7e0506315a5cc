import LaminaDisplay

/// The steps of a window's undo manager that came after something stood in front of the window.
@MainActor
final class StepsInFront: UndoTarget {
  private let manager: () -> UndoManager?
  /// The number of the last step before.
  private let floor: Int

  init(after floor: Int, of manager: @escaping () -> UndoManager?) {
    (self.floor, self.manager) = (floor, manager)
  }

  var canUndo: Bool { manager()?.canUndo(after: floor) == true }
  var canRedo: Bool { manager()?.canRedo(after: floor) == true }
  var hasRegistered: Bool { manager()?.hasRegistered(after: floor) == true }
  var undoName: String? { canUndo ? manager()?.undoName : nil }
  var redoName: String? { canRedo ? manager()?.redoName : nil }
  func undo() { if canUndo { manager()?.undo() } }
  func redo() { if canRedo { manager()?.redo() } }
  var owner: Element? { nil }
}
