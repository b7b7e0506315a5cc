import LaminaDisplay
import LaminaText

extension TextInputSession {
  /// Adds what whoever reads the semantic tree learns of the text and may do with it.
  ///
  /// The tree asks when it is read: a caret that moves makes no node for it.
  func describe(in handlers: inout Handlers) {
    handlers.describe = { [weak self] in self?.describe(&$0) }
    handlers.perform = { [weak self] in self?.perform($0) ?? false }
  }

  private func describe(_ semantics: inout Semantics) {
    let options = editing.options
    if !options.isSecure {
      // What is only read is its own label.
      if semantics.role != .text { semantics.value = editing.text }
      let (range, caret) = (editing.selection.range, editing.selection.head.offset)
      if hasFocus { semantics.details.selection = .init(range, caret: caret) }
    }
    semantics.actions.insert(.select)
    if options.isEditable { semantics.actions.insert(.setValue) }
    if !options.isEditable { semantics.traits.insert(.isReadOnly) }
    if options.isMultiline { semantics.traits.insert(.isMultiline) }
    if options.isSecure { semantics.traits.insert(.isSecure) }
  }

  private func perform(_ action: Semantics.Action) -> Bool {
    switch action {
    case .setValue(let text):
      guard editing.options.isEditable else { return false }
      endComposition()
      let whole = 0..<editing.text.utf8.count
      return change { editing, _ in editing.replace(whole, with: text, at: self.now) } != nil
    case .select(let range):
      let end = editing.text.utf8.count
      guard range.lowerBound >= 0, range.upperBound <= end else { return false }
      return change { editing, _ in editing.select(range) } != nil
    case .press, .increment, .decrement, .focus, .showMenu, .dismiss, .delete, .scroll, .custom,
      .reveal:
      return false
    }
  }
}
