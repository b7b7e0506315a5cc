/// Where an arrow key points.
public nonisolated enum MoveCommandDirection: Hashable, Sendable, CaseIterable {
  case up, down, left, right
}

/// What a view does with commands that the keyboard gives to the focus.
package struct CommandHandlers {
  /// An arrow key.
  package var move: ((MoveCommandDirection) -> Void)?
  /// Escape.
  package var exit: (() -> Void)?
  /// Backspace or Delete.
  package var delete: (() -> Void)?

  /// What of an Edit menu it takes.
  var editing: EditCommandSet { delete == nil ? [] : .delete }

  /// What it does with a command of an Edit menu.
  func action(for command: EditCommand) -> (() -> Void)? { command == .delete ? delete : nil }
}

extension View {
  /// Runs `action` when an arrow key is pressed that the view with the focus, in here, has no use
  /// for itself; nil takes no arrows.
  public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    silentHandlers { $0.commands.move = action }
  }

  /// Runs `action` when Escape is pressed while the focus is in here and the view that has it has no
  /// use for it; nil leaves Escape alone.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    silentHandlers { $0.commands.exit = action }
  }

  /// Runs `action` when Backspace or Delete is pressed, or Delete is chosen in an Edit menu
  /// (``PasteboardCommands``), while the focus is in here and the view that has it has no use for it;
  /// nil leaves them alone.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    silentHandlers { $0.commands.delete = action }
  }
}
