import LaminaGeometry
import LaminaText

/// Copying, pasting, and the primary selection.
extension TextInputSession {
  // Asked for each frame while a menu has such items: the selection may be a megabyte.
  private var canCopy: Bool {
    (!editing.selection.isEmpty || reports.isJoined()) && !editing.options.isSecure
  }
  private var canCut: Bool { canCopy && editing.options.isEditable }

  /// Copies the selection; false when nothing may be copied.
  func copy() -> Bool {
    guard let text = selectedText else { return false }
    let styles = editing.styles?.slice(editing.selection.range)
    element?.graph.pasteboard.string = text
    CopiedStyles.keep(text, styles)
    return true
  }

  func cut() -> Bool {
    guard canCut else { return false }
    let time = now
    let styles = editing.styles?.slice(editing.selection.range)
    if let taken = change({ text, _ in text.cut(at: time) }) ?? nil {
      element?.graph.pasteboard.string = taken
      CopiedStyles.keep(taken, styles)
    }
    return true
  }

  /// Puts in text from elsewhere; false when none may be put in.
  func paste(_ string: String?) -> Bool {
    guard editing.options.isEditable else { return false }
    guard let string, !string.isEmpty else { return true }
    let time = now
    if editing.styles != nil, let copied = CopiedStyles.styles(of: string) {
      change { text, _ in text.paste(string, copied, at: time) }
    } else {
      change { text, _ in text.paste(string.cleaned, at: time) }
    }
    return true
  }

  /// Deletes the selection.
  func deleteSelection() {
    guard !editing.selection.isEmpty else { return }
    perform(.delete(.backward))
  }

  /// Lets the middle button paste what is selected now.
  func select() {
    guard let text = selectedText else { return }
    element?.graph.pasteboard.primarySelection = text
  }
}

/// What an Edit menu does with a text.
extension TextInputSession {
  /// The commands of an Edit menu.
  ///
  /// What is edited keeps them to itself; undo goes on to models where there is nothing to undo here.
  var editHandlers: EditHandlers {
    EditHandlers(
      enabled: { self.enabledCommands },
      kept: editing.options.isEditable
        ? [.cut, .copy, .paste, .delete, .selectAll] : .selectAll,
      perform: { self.perform($0) })
  }

  /// What would do something, with something to paste.
  private var enabledCommands: EditCommandSet {
    let isEditable = editing.options.isEditable
    let selected = editing.selection.range
    var commands: EditCommandSet = []
    if editing.canUndo { commands.insert(.undo) }
    if editing.canRedo { commands.insert(.redo) }
    if canCut { commands.insert(.cut) }
    if canCopy { commands.insert(.copy) }
    if isEditable { commands.insert(.paste) }
    if isEditable, !selected.isEmpty { commands.insert(.delete) }
    if selected.count < editing.text.utf8.count { commands.insert(.selectAll) }
    return commands
  }

  private func perform(_ command: EditCommand) {
    cancelComposition()
    switch command {
    case .undo: perform(.undo as TextCommand)
    case .redo: perform(.redo as TextCommand)
    case .cut: perform(.cut as TextCommand)
    case .copy: perform(.copy as TextCommand)
    case .paste: perform(.paste as TextCommand)
    case .delete: deleteSelection()
    case .selectAll: perform(.selectAll as TextCommand)
    }
  }
}
