/// The ways in which a caret moves, and up to where text is deleted.
///
/// Words end where the word ends, as GTK and iOS have it: ``wordForward`` goes to the end of the next
/// word, ``wordBackward`` to the start of the one before.
public enum TextMotion: Hashable, Sendable, CaseIterable {
  /// To the next place on the screen, whatever the direction of writing.
  case left, right
  /// To the next place in the text.
  case backward, forward
  /// By a word on the screen: to the right is forward in text that runs from left to right.
  case wordLeft, wordRight
  /// By a word of the text.
  case wordBackward, wordForward
  /// To the first or last place of the line on the screen.
  case lineStart, lineEnd
  /// To the line above or below, as near as possible to where the first of such motions began.
  case up, down
  /// By a screenful.
  case pageUp, pageDown
  /// To the first or last place of the paragraph.
  case paragraphStart, paragraphEnd
  /// To the start of the paragraph, or of the one before when it stands there already; the end and the one
  /// behind for ``paragraphDown``.
  case paragraphUp, paragraphDown
  case documentStart, documentEnd
}

/// The units in which a selection is made: a click, a double click, a triple click.
public enum TextGranularity: Hashable, Sendable, CaseIterable {
  case character, word, paragraph
}
