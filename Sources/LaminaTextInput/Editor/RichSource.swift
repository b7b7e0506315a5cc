import LaminaDisplay
import LaminaGeometry
import LaminaText

/// The link between bindings to a text with attributes and to its selection, and what an editor edits.
///
/// ```
///  binding ──▶ bytes and runs ──▶ TextEditing ──changes──▶ shown ──▶ binding
/// ```
///
/// What was edited is brought to an attributed string change by change, as one of a megabyte takes a while to make.
@MainActor
final class RichSource {
  /// What is edited, as of `revision`.
  private var shown = AttributedString()
  /// The change that it has; nil where the changes since are not those of its bytes.
  private var revision: Int?
  private let claim = ControlClaim()
  /// The selection that both sides have agreed on, or the person has made of it.
  private var known: AttributedTextSelection?
  private var selection: Binding<AttributedTextSelection>?

  // MARK: Text

  /// Whether a value is what was shown last, without a look into it.
  func isShown(_ value: AttributedString) -> Bool { value.isIdentical(to: shown) }

  /// A value of the binding has been taken over.
  func take(_ value: AttributedString, _ editing: TextEditing) {
    shown = value
    noteRevision(of: editing)
  }

  /// What is edited as an attributed string.
  func value(of editing: TextEditing) -> AttributedString {
    let styles = editing.styles ?? StyleRuns(count: editing.text.utf8.count)
    if let revision, revision != editing.revision || editing.composition != nil {
      if let change = editing.change(since: revision), editing.composition == nil {
        shown.apply(change, in: editing.text, styles)
      } else {
        shown = AttributedString(editing.text, styles)
      }
    } else if revision == nil {
      shown = AttributedString(editing.text, styles)
    }
    noteRevision(of: editing)
    return shown
  }

  private func noteRevision(of editing: TextEditing) {
    // Changes of what is composed are none of the text.
    revision = editing.composition == nil ? editing.revision : nil
  }

  // MARK: Selection

  /// Takes over what the view says now.
  ///
  /// - Returns: what the program wants selected; nil where it wants nothing else.
  func readSelection(
    _ binding: Binding<AttributedTextSelection>?, element: Element
  ) -> (bytes: Range<Int>, typing: AttributeContainer?)? {
    selection = binding
    guard let binding else { return nil }
    let next = element.tracked { binding.wrappedValue }
    guard claim.yields(when: next == known), next != known else { return nil }
    known = next
    return next.isUnset ? nil : (next.bytes(in: shown), next.typing)
  }

  /// Writes to the binding what is selected after the program has changed the text, where anything
  /// was or the text has the focus.
  func follow(_ session: TextInputSession) {
    let isSelected = known.map { !$0.isUnset } ?? false
    if isSelected || session.hasFocus { writeSelection(session.editing, in: session.element) }
  }

  /// Writes to the binding what is selected now.
  func writeSelection(_ editing: TextEditing, in element: Element?) {
    guard let selection else { return }
    let next = AttributedTextSelection(editing, in: value(of: editing))
    guard next != known else { return }
    known = next
    claim.write(in: element) { selection.wrappedValue = next }
  }
}
