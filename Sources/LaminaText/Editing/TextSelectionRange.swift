/// What is selected: from where the selection began to where the caret stands.
///
/// ```swift
/// TextSelectionRange(5)                       // a caret before byte 5
/// TextSelectionRange(anchor: 9, head: 5)      // bytes 5 to 9, the caret at the left
/// ```
public struct TextSelectionRange: Hashable, Sendable {
  /// Where the selection began; it stays while the selection is extended.
  public var anchor: Int
  /// The caret.
  public var head: TextPosition

  /// A caret without a selection.
  public init(_ head: TextPosition) {
    anchor = head.offset
    self.head = head
  }

  /// A caret without a selection.
  public init(_ offset: Int) { self.init(TextPosition(offset)) }

  /// Makes a selection from a byte of the text to the place of its caret.
  public init(anchor: Int, head: TextPosition) {
    self.anchor = anchor
    self.head = head
  }

  /// Makes a selection from one byte of the text to another, before which its caret stands.
  public init(anchor: Int, head: Int) { self.init(anchor: anchor, head: TextPosition(head)) }

  /// The selected bytes; empty for a caret.
  public var range: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }

  /// Whether there is only a caret.
  public var isEmpty: Bool { anchor == head.offset }
}
