/// Where an arrow key points.
public nonisolated enum MoveCommandDirection: Hashable, Sendable, CaseIterable {
  /// The arrow that points to the top of the screen.
  case up
  /// The arrow that points to the bottom of the screen.
  case down
  /// The arrow that points to the left.
  case left
  /// The arrow that points to the right.
  case right
}

/// What a view does with commands that the keyboard gives to the focus.
package struct CommandHandlers {
  /// An arrow key.
  package var move: ((MoveCommandDirection) -> Void)?
  /// Escape.
  package var exit: (() -> Void)?
  /// Backspace or Delete.
  package var delete: (() -> Void)?

  /// What is copied, as texts.
  package var copy: (() -> [String])?
  /// Takes away what is to be copied.
  package var cut: (() -> [String])?
  package var paste: (([String]) -> Void)?
  /// What is copied, as values.
  package var copyValues: (() -> CopiedValues)?
  /// Takes away what is to be copied.
  package var cutValues: (() -> CopiedValues)?
  /// Is given the values that were copied in this program, and the clipboard's text.
  package var pasteValues: (([any Sendable], String?) -> Void)?
  /// Page Down (1) or Page Up (-1).
  package var page: ((Int) -> Void)?
}

/// Values that are copied, and a text that stands for them where another program pastes.
package struct CopiedValues {
  package var values: [any Sendable]
  package var text: String?
  /// Makes such a text where that takes time.
  package var makeText: (@MainActor () async -> String?)?

  package init(
    _ values: [any Sendable], text: String?, makeText: (@MainActor () async -> String?)? = nil
  ) {
    (self.values, self.text, self.makeText) = (values, text, makeText)
  }
}

extension View {
  /// Runs `action` when an arrow key is pressed that the view with the focus, in here, has no use
  /// for itself; nil takes no arrows.
  public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    silentHandlers { $0.keys.commands.move = action }
  }

  /// Steps a value through a range by Page Up and Page Down, while the focus is in here and the view that has it has no use
  /// for these keys itself.
  public func pageCommand<V: BinaryInteger>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) -> some View {
    silentHandlers {
      $0.keys.commands.page = { direction in
        let now = min(max(value.wrappedValue, bounds.lowerBound), bounds.upperBound)
        let way = max(step, 0)
        value.wrappedValue =
          direction > 0 ? now.raised(by: way, in: bounds) : now.lowered(by: way, in: bounds)
      }
    }
  }

  /// Runs `action` when Escape is pressed while the focus is in here and the view that has it has no
  /// use for it; nil leaves Escape alone.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    silentHandlers { $0.keys.commands.exit = action }
  }

  /// Runs `action` when Backspace or Delete is pressed, or Delete is chosen in an Edit menu
  /// (``PasteboardCommands``), while the focus is in here and the view that has it has no use for it;
  /// nil leaves them alone.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    silentHandlers { $0.keys.commands.delete = action }
  }

  /// Says what is copied by Ctrl+C, or by Copy in an Edit menu (``PasteboardCommands``), while the focus is
  /// in here and is not on a text that copies its own; nil copies nothing.
  ///
  /// ```swift
  /// List(dreams, selection: $selected) { Text($0.name) }
  ///   .onCopyCommand(perform: selected.isEmpty ? nil : { dreams.filter(isSelected).map(\.name) })
  /// ```
  ///
  /// Several texts become lines. They are SwiftUI's item providers, which Linux does not have.
  public func onCopyCommand(perform payloadAction: (() -> [String])?) -> some View {
    silentHandlers { $0.keys.commands.copy = payloadAction }
  }

  /// Takes away what Ctrl+X, or Cut in an Edit menu, is to copy, and says what that is; nil cuts nothing.
  public func onCutCommand(perform payloadAction: (() -> [String])?) -> some View {
    silentHandlers { $0.keys.commands.cut = payloadAction }
  }

  /// Runs `action` with the clipboard's text by Ctrl+V, or by Paste in an Edit menu, while the focus is in
  /// here and is not on a text that is edited; nil takes nothing.
  public func onPasteCommand(perform action: (([String]) -> Void)?) -> some View {
    silentHandlers { $0.keys.commands.paste = action }
  }
}

nonisolated extension BinaryInteger {
  /// The sum, or the bounds' end before it; no bounds are too wide for it.
  fileprivate func raised(by way: Self, in bounds: ClosedRange<Self>) -> Self {
    if self < 0 { return min(self + way, bounds.upperBound) }
    return self + min(way, bounds.upperBound - self)
  }

  /// The difference, or the bounds' beginning before it; no bounds are too wide for it.
  fileprivate func lowered(by way: Self, in bounds: ClosedRange<Self>) -> Self {
    if Self.isSigned, self >= 0 { return max(self - way, bounds.lowerBound) }
    return self - min(way, self - bounds.lowerBound)
  }
}
