import LaminaInput

/// Two commands for a menu: undo and redo, by name and with their keys.
///
/// ```swift
/// Menu("Edit") { UndoCommands() }        // Undo Rename  Ctrl+Z,  Redo  Ctrl+Shift+Z
/// ```
///
/// They act on the field or editor with the focus as long as that has steps, as its keys do, then on what
/// `undo` means: the `Undoable` model of the view that encloses the focus.
public struct UndoCommands: View {
  @Environment(\.undo) private var undo
  @Environment(\.edit) private var edit

  /// Makes both commands, which act where the focus is.
  public init() {}

  public var body: some View {
    let undoesText = edit.isEnabled(.undo)
    let redoesText = edit.isEnabled(.redo)
    Button(UndoTitle.undo(undoesText ? nil : undo.undoName)) {
      if undoesText { edit.perform(.undo) } else { undo.undo() }
    }
    .keyboardShortcut(.undo)
    .disabled(!undoesText && !undo.canUndo)
    Button(UndoTitle.redo(redoesText ? nil : undo.redoName)) {
      if redoesText { edit.perform(.redo) } else { undo.redo() }
    }
    .keyboardShortcut(.redo)
    .disabled(!redoesText && !undo.canRedo)
  }
}
