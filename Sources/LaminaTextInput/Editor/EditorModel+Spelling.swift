import LaminaDisplay
import LaminaGeometry
import LaminaText

/// Words that are wrong, marked in an editor.
extension EditorModel {
  /// Who marks words now: the one so far where it does so by the same dictionaries; nil for an editor that marks none.
  func nextSpelling(changed: @escaping () -> Void) -> EditorSpelling? {
    guard session.editing.options.isEditable, !element.read(\.autocorrectionDisabled),
      let source = element.read(\.spellingSource).spelling
    else { return nil }
    let language = element.read(\.locale).identifier
    // Words that are accepted anywhere lose their marks here, too.
    _ = element.tracked { source.accepted.count }
    if let spelling, spelling.spelling === source, spelling.language == language { return spelling }
    return EditorSpelling(source, language: language, session: session, changed: changed)
  }

  /// The lines below words that are wrong, and where they are in the text.
  func spellingNode(_ element: Element) -> (Node, CGRect)? {
    spelling.flatMap { $0.marks.node(below: $0.marked, in: document, element) }
  }

  /// Has readers of the semantic tree learn which words are marked.
  func describeSpelling(in handlers: inout Handlers) {
    guard spelling != nil else { return }
    let describe = handlers.semantics.describe
    handlers.semantics.describe = { [weak self] semantics in
      describe?(&semantics)
      semantics.details.misspellings = self?.spelling?.marked ?? []
    }
  }
}
