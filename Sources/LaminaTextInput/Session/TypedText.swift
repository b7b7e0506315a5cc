/// What the person has typed, until the view's value has it.
///
/// ```
///  typed() ──▶ typed ──value says another text──▶ awaited ──value says what was typed──▶ nothing
///                                                           (the selection is as it was then)
/// ```
///
/// It has a text of its own only while that is awaited: a second owner would have each edit copy it.
struct TypedText {
  /// Whether the text is as the person has typed it.
  private var isTyped = false
  /// What was typed before the value turned out to be another text.
  private var awaited: (text: String, selection: Range<Int>)?

  /// The person has changed the text.
  mutating func typed() { (isTyped, awaited) = (true, nil) }

  /// Whether something was typed that the value did not have.
  var awaits: Bool { awaited != nil }

  /// Whether a value is what was typed, and the value did not have at first.
  func isAwaited(_ value: String) -> Bool {
    awaited.map { value.hasSameBytes(as: $0.text) } ?? false
  }

  /// The value has another text than the one that is shown.
  ///
  /// - Returns: what was selected when `next` was typed; nil where it was not.
  mutating func leave(
    _ shown: String, selected selection: Range<Int>, for next: String
  ) -> Range<Int>? {
    let before = awaited ?? (isTyped ? (shown, selection) : nil)
    isTyped = false
    guard let before, before.text.hasSameBytes(as: next) else {
      awaited = before
      return nil
    }
    awaited = nil
    return before.selection
  }
}
