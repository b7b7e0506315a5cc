public import LaminaGeometry

/// Text that an input method composes: shown underlined at the caret, inserted only as `.text`.
public struct TextEditingEvent: Hashable, Sendable {
  /// The whole composing text; empty when the composition ended.
  public var text: String
  /// The selected part, or the caret, counted in Unicode scalars of `text`.
  public var selection: Range<Int>
  public var time: TimeInterval

  public init(text: String, selection: Range<Int>, time: TimeInterval = 0) {
    self.text = text
    self.selection = selection
    self.time = time
  }
}
