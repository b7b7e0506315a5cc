import LaminaInput
import LaminaModels

extension UndoTargets {
  private static let undo = KeyboardShortcut("z")
  private static let redo = [
    KeyboardShortcut("z", modifiers: [.command, .shift]), KeyboardShortcut("y"),
  ]

  /// Takes a key that takes back what was done in the window, or does it again, where no text and no menu
  /// has it; false for others, and where there is nothing to do.
  func keyDown(_ event: KeyEvent) -> Bool {
    if Self.undo.matches(event), let target = current, target.canUndo {
      target.undo()
    } else if Self.redo.contains(where: { $0.matches(event) }), let target = current, target.canRedo
    {
      target.redo()
    } else {
      return false
    }
    return true
  }
}
