import LaminaInput
import LaminaModels

nonisolated extension KeyboardShortcut {
  /// Takes the latest step back.
  package static let undo = KeyboardShortcut("z")
  /// Does it again; menus show this one.
  package static let redo = KeyboardShortcut("z", modifiers: [.command, .shift])
  fileprivate static let redoKeys = [redo, KeyboardShortcut("y")]
}

extension UndoTargets {
  /// Takes a key that takes back what was done in the window, or does it again, where no text and no menu
  /// has it; false for others, and where there is nothing to do.
  func keyDown(_ event: KeyEvent) -> Bool {
    if KeyboardShortcut.undo.matches(event), let target = current, target.canUndo {
      target.undo()
    } else if KeyboardShortcut.redoKeys.contains(where: { $0.matches(event) }),
      let target = current, target.canRedo
    {
      target.redo()
    } else {
      return false
    }
    return true
  }
}
