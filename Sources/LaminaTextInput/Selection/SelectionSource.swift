import LaminaText

/// The link between a binding and the selection of a field or an editor.
@MainActor
final class SelectionSource {
  private var binding: Binding<TextSelection?>?
  private let claim = ControlClaim()
  /// What both sides have agreed on, or the person has made of it.
  private var known: TextSelection?

  /// Takes over what the view says now.
  ///
  /// - Returns: the bytes that the program wants selected; nil where it wants nothing else.
  func readSelection(
    _ binding: Binding<TextSelection?>?, in editing: TextEditing, element: Element
  ) -> Range<Int>? {
    self.binding = binding
    guard let binding else { return nil }
    let next = element.tracked { binding.wrappedValue }
    guard claim.yields(when: next == known), next != known else { return nil }
    known = next
    return next?.bytes(in: editing.text)
  }

  /// Writes to the binding what is selected after the program has changed the text, where anything
  /// was or the text has the focus.
  func follow(_ session: TextInputSession) {
    if known != nil || session.hasFocus { writeSelection(session.editing, in: session.element) }
  }

  /// Writes to the binding what is selected now.
  func writeSelection(_ editing: TextEditing, in element: Element?) {
    guard let binding else { return }
    let next = TextSelection(editing)
    guard next != known else { return }
    known = next
    claim.write(in: element) { binding.wrappedValue = next }
  }
}
