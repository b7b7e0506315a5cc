import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaText

/// What keys, and clicks with a key, do in an editor beside typing.
extension EditorModel {
  /// The keys that make letters bold, italic or underlined, unless the program has a use of its own for them.
  func styles(by event: KeyEvent) -> Bool {
    guard source?.isRich == true, session.editing.options.isEditable,
      session.editing.composition == nil, let command = StyleCommand(event),
      let base = document.base
    else { return false }
    let graph = element.graph
    if !graph.shortcuts.perform(event, in: graph) { session.toggle(command, over: base) }
    return true
  }

  /// Has a click with Control open a link.
  func followLinks(_ handlers: inout Handlers) {
    guard let tracking = handlers.pointer.tracking else { return }
    let open = element.read(\.openURL)
    handlers.pointer.tracking?.down = { [weak self] event, surface in
      if event.button ?? .primary == .primary, event.modifiers == .command,
        let self, let url = document.link(at: textPoint(event.position))
      {
        open(url)
        return true
      }
      return tracking.down(event, surface)
    }
  }

  /// Control and Tab go on to what is next, as Tab alone is a character here.
  func leaves(by event: KeyEvent) -> Bool {
    guard event.key == .tab, !event.modifiers.isDisjoint(with: [.command, .control]) else {
      return false
    }
    return element.graph.focus.move(by: event.modifiers.contains(.shift) ? -1 : 1)
  }
}
