import LaminaDisplay
import LaminaText

extension TextInputSession {
  /// Adds what readers of the semantic tree learn of the text and may do with it.
  ///
  /// The tree asks when it is read: a caret that moves makes no node for it.
  func describe(in handlers: inout Handlers) {
    handlers.semantics.describe = { self.describe(&$0) }
    handlers.semantics.perform = { self.perform($0) }
  }

  private func describe(_ semantics: inout Semantics) {
    let options = editing.options
    if !options.isSecure {
      // What is only read is its own label.
      if semantics.role != .text { semantics.value = editing.text }
    }
    if hasFocus { semantics.details.selection = shownSelection }
    semantics.actions.insert(.select)
    if options.isEditable { semantics.actions.insert(.setValue) }
    if !options.isEditable { semantics.traits.insert(.isReadOnly) }
    if options.isMultiline { semantics.traits.insert(.isMultiline) }
    if options.isSecure { semantics.traits.insert(.isSecure) }
  }

  /// What is selected of the value that is shown: of a secret its bullets, as their bytes reveal
  /// nothing.
  var shownSelection: Semantics.TextSelection {
    let range = editing.selection.range
    let caret = editing.selection.head.offset
    guard let secret else { return Semantics.TextSelection(range, caret: caret) }
    return Semantics.TextSelection(secret.shown(range), caret: secret.shown(caret))
  }

  private var secret: SecretOffsets? {
    editing.options.isSecure
      ? SecretOffsets(editing.text, bullet: SecureFieldBullet.text) : nil
  }

  /// The characters of the text that are shown by bytes of the value; nil beyond its end.
  private func selected(_ range: Range<Int>) -> Range<Int>? {
    let shown = secret
    let end = editing.text.utf8.count
    guard range.lowerBound >= 0, range.upperBound <= shown?.shown(end) ?? end else { return nil }
    return shown?.real(range) ?? range
  }

  private func perform(_ action: Semantics.Action) -> Bool {
    switch action {
    case .setValue(let text):
      guard editing.options.isEditable else { return false }
      endComposition()
      let whole = 0..<editing.text.utf8.count
      return change { editing, _ in editing.replace(whole, with: text, at: self.now) } != nil
    case .select(let range):
      guard let range = selected(range) else { return false }
      return change { editing, _ in editing.select(range) } != nil
    case .press, .increment, .decrement, .focus, .showMenu, .dismiss, .delete, .scroll, .custom,
      .reveal:
      return false
    }
  }
}
