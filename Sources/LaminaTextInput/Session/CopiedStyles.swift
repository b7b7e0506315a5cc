import LaminaGeometry
import LaminaText

/// What was said about the characters that were copied last in a window.
///
/// The pasteboard has the characters alone: while these are still the ones, they are pasted with their attributes.
@MainActor
final class CopiedStyles: GraphService {
  private var copied: (text: String, styles: StyleRuns)?

  init(graph: ViewGraph) {}

  /// Remembers a copy.
  func keep(_ text: String, _ styles: StyleRuns) { copied = (text, styles) }

  /// What was said about a text when it was copied; nil for another text.
  func styles(of text: String) -> StyleRuns? {
    guard let copied, copied.text.hasSameBytes(as: text),
      copied.styles.count == text.utf8.count
    else { return nil }
    return copied.styles
  }
}

extension ViewGraph {
  /// What was said about the characters that were copied last.
  var copiedStyles: CopiedStyles { service() }
}
