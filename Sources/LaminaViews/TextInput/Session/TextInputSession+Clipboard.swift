import LaminaInput
import LaminaText

/// Copying, pasting, and the primary selection.
extension TextInputSession {
  var canCopy: Bool { editing.selectedText != nil }
  var canCut: Bool { canCopy && editing.options.isEditable }

  /// Copies the selection; false when nothing may be copied.
  func copy() -> Bool {
    guard let text = editing.selectedText else { return false }
    element?.graph.pasteboard.string = text
    return true
  }

  func cut() -> Bool {
    guard canCut else { return false }
    let time = now
    if let taken = change({ text, _ in text.cut(at: time) }) ?? nil {
      element?.graph.pasteboard.string = taken
    }
    return true
  }

  /// Puts in text from elsewhere; false when none may be put in.
  func paste(_ string: String?) -> Bool {
    guard editing.options.isEditable else { return false }
    guard let string, !string.isEmpty else { return true }
    let time = now
    change { text, _ in text.paste(string.pastable, at: time) }
    return true
  }

  /// Deletes the selection.
  func deleteSelection() {
    guard !editing.selection.isEmpty else { return }
    perform(.delete(.backward))
  }

  /// Lets the middle button paste what is selected now.
  func select() {
    guard let text = editing.selectedText else { return }
    element?.graph.pasteboard.primarySelection = text
  }
}

extension String {
  /// The text with the line breaks of other systems as ours, and nothing that no text has.
  fileprivate var pastable: String {
    guard contains(where: { $0 == "\r\n" || $0 == "\r" || $0 == "\0" }) else { return self }
    return String(
      compactMap { character -> Character? in
        switch character {
        case "\r\n", "\r": "\n"
        case "\0": nil
        default: character
        }
      })
  }
}
