import Lamina

/// Everything that can be done to dreams, with its keys.
struct EditMenu: View {
  let session: DreamsSession
  let store: DreamsStore

  var body: some View {
    Menu("Edit") {
      item("Undo \(session.undoName ?? "")", .undo, "menu undo").keyboardShortcut("z")
      item("Redo \(session.redoName ?? "")", .redo, "menu redo")
        .keyboardShortcut("z", modifiers: [.command, .shift])
      Divider()
      item("New Dream", .add, "menu add").keyboardShortcut("n")
      item("Double", double, "menu double").keyboardShortcut("d")
      item("Share", .share, "menu share").keyboardShortcut("s")
      ReminderMenu(session: session, store: store)
      item("Delete", delete, "menu delete").keyboardShortcut(.delete)
      Divider()
      item("Select", .beginSelecting, "menu select")
      item("Select All", .selectAll, "menu select all").keyboardShortcut("a")
      item("Cancel", .cancel, "menu cancel").keyboardShortcut(.escape, modifiers: [])
    }
    .accessibilityIdentifier("edit")
  }

  private var isSelecting: Bool { if case .selecting = session.state { true } else { false } }

  /// The selected dreams, or else the one that is open.
  private var double: DreamsAction? {
    isSelecting ? .duplicateSelected : session.screen.openedDream.map { .duplicate($0) }
  }

  private var delete: DreamsAction? {
    isSelecting ? .deleteSelected : session.screen.openedDream.map { .delete($0) }
  }

  private func item(_ title: String, _ action: DreamsAction?, _ name: String) -> some View {
    Button(title.trimmingCharacters(in: .whitespaces)) { if let action { store.perform(action) } }
      .disabled(!(action.map(session.allows) ?? false))
      .accessibilityIdentifier(name)
  }
}

/// Undo and redo within reach.
struct UndoButtons: View {
  let session: DreamsSession
  let store: DreamsStore

  var body: some View {
    HStack(spacing: 2) {
      Button(action: { store.perform(.undo) }) { Image(systemName: "arrow.left") }
        .disabled(session.undoName == nil)
        .help(session.undoName.map { "Undo \($0)" } ?? "Nothing to undo")
        .accessibilityLabel("Undo")
        .accessibilityIdentifier("undo")
      Button(action: { store.perform(.redo) }) { Image(systemName: "arrow.right") }
        .disabled(session.redoName == nil)
        .help(session.redoName.map { "Redo \($0)" } ?? "Nothing to redo")
        .accessibilityLabel("Redo")
        .accessibilityIdentifier("redo")
    }
    .buttonStyle(.borderless)
  }
}
