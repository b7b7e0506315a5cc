import LaminaInput

/// Two commands for a menu: undo and redo, by name and with their keys.
///
/// ```swift
/// Menu("Edit") { UndoCommands() }        // Undo Rename  Ctrl+Z,  Redo  Ctrl+Shift+Z
/// ```
///
/// They act on what ``EnvironmentValues/undo`` means: the ``Undoable`` model around the focus.
public struct UndoCommands: View {
  @Environment(\.undo) private var undo

  public init() {}

  public var body: some View {
    Button(title("Undo", undo.undoName)) { undo.undo() }
      .keyboardShortcut("z")
      .disabled(!undo.canUndo)
    Button(title("Redo", undo.redoName)) { undo.redo() }
      .keyboardShortcut("z", modifiers: [.command, .shift])
      .disabled(!undo.canRedo)
  }

  private func title(_ verb: String, _ name: String?) -> String {
    guard let name, !name.isEmpty else { return verb }
    return "\(verb) \(name)"
  }
}
