/// What an Edit menu does where the focus is.
public nonisolated enum EditCommand: Int, Hashable, Sendable, CaseIterable {
  /// Takes the latest change back.
  case undo
  /// Makes the change again that was taken back last.
  case redo
  /// Puts what is selected on the pasteboard and removes it.
  case cut
  /// Puts what is selected on the pasteboard.
  case copy
  /// Inserts what is on the pasteboard in place of what is selected.
  case paste
  /// Removes what is selected.
  case delete
  /// Selects all that there is.
  case selectAll
}

/// Some of the commands of an Edit menu.
package nonisolated struct EditCommandSet: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package init(_ command: EditCommand) { rawValue = 1 << command.rawValue }

  package static let undo = EditCommandSet(.undo)
  package static let redo = EditCommandSet(.redo)
  package static let cut = EditCommandSet(.cut)
  package static let copy = EditCommandSet(.copy)
  package static let paste = EditCommandSet(.paste)
  package static let delete = EditCommandSet(.delete)
  package static let selectAll = EditCommandSet(.selectAll)
}

/// What a node does with the commands of an Edit menu while it is, or encloses, the view with the focus.
package struct EditHandlers {
  /// What it could do now, with something to paste.
  package var enabled: () -> EditCommandSet
  /// What those further out are not asked for although it cannot be done here.
  package var kept: EditCommandSet = []
  package var perform: (EditCommand) -> Void

  package init(
    enabled: @escaping () -> EditCommandSet, kept: EditCommandSet = [],
    perform: @escaping (EditCommand) -> Void
  ) {
    self.enabled = enabled
    self.kept = kept
    self.perform = perform
  }
}

/// What cut, copy, paste, delete, select all, undo and redo would do to the view with the focus.
///
/// ```swift
/// @Environment(\.edit) private var edit
/// Button("Copy") { edit.perform(.copy) }.disabled(!edit.isEnabled(.copy))
/// ```
///
/// The view with the focus is asked first, then those that enclose it. A text that is edited keeps them
/// all to itself but for undo and redo, which mean its own steps here: those of models are
/// `UndoActions`.
public struct EditActions: @MainActor Equatable {
  private let table: EditTable?

  init(_ table: EditTable? = nil) { self.table = table }

  /// Whether a command would do something; reading it is tracked.
  public func isEnabled(_ command: EditCommand) -> Bool {
    table?.enabled.contains(EditCommandSet(command)) ?? false
  }

  /// Does it; where it has no use nothing happens.
  public func perform(_ command: EditCommand) { table?.perform(command) }

  public static func == (a: EditActions, b: EditActions) -> Bool { a.table === b.table }
}

extension EnvironmentValues {
  /// What the commands of an Edit menu do to the view with the focus.
  public internal(set) var edit: EditActions {
    get { self[EditActionsKey.self] }
    set { self[EditActionsKey.self] = newValue }
  }
}

private struct EditActionsKey: EnvironmentKey { static let defaultValue = EditActions() }
