import LaminaText

/// What was said about the characters that were copied last, in whichever window of the program.
///
/// The pasteboard has the characters alone: while these are still the ones, they are pasted with their attributes.
@MainActor
enum CopiedStyles {
  private static var copied: (text: String, styles: StyleRuns)?

  /// Remembers a copy; nothing where nothing is said about its characters.
  static func keep(_ text: String, _ styles: StyleRuns?) { copied = styles.map { (text, $0) } }

  /// What was said about a text when it was copied; nil for another text.
  static func styles(of text: String) -> StyleRuns? {
    guard let copied, copied.text.hasSameBytes(as: text),
      copied.styles.count == text.utf8.count
    else { return nil }
    return copied.styles
  }
}
