/// Text that an input method composes; it stands in place of the selection and is not yet in the text.
///
/// ```
///  text         我们|大学         selection: the caret at |
///  composition       bei jing    shown underlined, its own caret inside
///  displayText  我们bei jing大学
/// ```
public struct TextComposition: Hashable, Sendable {
  public var text: String
  /// The selected part, or the caret, in bytes of ``text``.
  public var selection: Range<Int>
  /// Where it stands, in bytes of the edited text and of the displayed one alike.
  public var location: Int

  public init(text: String, selection: Range<Int>, location: Int) {
    self.text = text
    self.selection = selection
    self.location = location
  }

  /// What it covers, in bytes of the displayed text.
  public var range: Range<Int> { location..<location + text.utf8.count }
}
