/// Commands for a menu that act on what is selected where the focus is: cut, copy, paste, delete, select
/// all.
///
/// ```swift
/// Menu("Edit") {
///   UndoCommands()
///   Divider()
///   PasteboardCommands()
/// }
/// ```
///
/// They are SwiftUI's group `CommandGroupPlacement.pasteboard`. An item can be chosen when it would do
/// something: to a field, an editor or a text that can be selected, to a list, or to a view with
/// `onDeleteCommand` that encloses the focus. Opening the menu does not take the focus away.
public struct PasteboardCommands: View {
  /// Whether what changes something is shown.
  private let canChange: Bool
  @Environment(\.edit) private var edit

  /// Makes the commands, which act on what is selected where the focus is.
  public init() { self.init(canChange: true) }

  package init(canChange: Bool) { self.canChange = canChange }

  public var body: some View {
    if canChange { item("Cut", .cut).keyboardShortcut("x") }
    item("Copy", .copy).keyboardShortcut("c")
    if canChange {
      item("Paste", .paste).keyboardShortcut("v")
      item("Delete", .delete)
    }
    Divider()
    item("Select All", .selectAll).keyboardShortcut("a")
  }

  private func item(_ title: String, _ command: EditCommand) -> some View {
    Button(title) { edit.perform(command) }.disabled(!edit.isEnabled(command))
  }
}

/// What an Edit menu has everywhere: undo and redo, then cut, copy, paste, delete and select all.
///
/// ```swift
/// Menu("Edit") { EditCommands() }
/// ```
public struct EditCommands: View {
  /// Makes the commands, which act on what is selected where the focus is.
  public init() {}

  public var body: some View {
    UndoCommands()
    Divider()
    PasteboardCommands()
  }
}
