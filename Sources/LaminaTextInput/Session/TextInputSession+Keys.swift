import LaminaGeometry
package import LaminaInput
import LaminaText

/// Keys, typing and composition.
extension TextInputSession {
  /// Takes a key; false when it means nothing to the text.
  package func keyDown(_ event: KeyEvent) -> Bool {
    if editing.composition != nil { return keyWhileComposing(event) }
    guard let command = TextCommand(event, in: context) else { return false }
    return perform(command)
  }

  /// The keys are the input method's then, but for shortcuts that it lets through; Escape gives up
  /// what it composes.
  private func keyWhileComposing(_ event: KeyEvent) -> Bool {
    if case .modifier = event.key { return false }
    guard event.isPlain else { return false }
    if event.key == .escape { cancelComposition() }
    return true
  }

  /// Does what a key or a menu's item stands for; false when it has no use here.
  @discardableResult
  package func perform(_ command: TextCommand) -> Bool {
    switch command {
    case .move(let motion, let extending): return move(motion, extending: extending)
    case .delete(let motion):
      let time = now
      change { $0.delete(motion, in: $1, at: time) }
    case .selectAll:
      change(revealsCaret: false) { text, _ in text.selectAll() }
      select()
    case .copy: return copy()
    case .cut: return cut()
    case .paste: return paste(element?.graph.pasteboard.string)
    case .undo: return undo()
    case .redo: return redo()
    case .insert(let string): insert(string)
    case .submit: return reports.onSubmit()
    case .menu: return openMenu()
    case .typing: break
    }
    return true
  }

  private func move(_ motion: TextMotion, extending: Bool) -> Bool {
    let page = display?.visibleRect.height ?? 0
    change { $0.move(motion, extending: extending, in: $1, page: page) }
    if extending { select() }
    return true
  }

  private func undo() -> Bool {
    guard editing.canUndo else { return false }
    change { text, _ in text.undo() }
    return true
  }

  private func redo() -> Bool {
    guard editing.canRedo else { return false }
    change { text, _ in text.redo() }
    return true
  }

  /// Puts in what was typed, or what an input method has decided on.
  package func insert(_ string: String) {
    let string = string.cleaned
    guard !string.isEmpty else { return }
    let time = now
    change { text, _ in text.insert(string, at: time) }
  }

  /// Shows what an input method composes; an empty text ends it without putting anything in.
  package func compose(_ event: TextEditingEvent) {
    if event.text.isEmpty, editing.composition == nil { return }
    change { text, _ in text.compose(event.text.cleaned, selection: event.selection) }
  }
}
