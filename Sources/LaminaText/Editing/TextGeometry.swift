public import LaminaGeometry

/// Where the places of a laid-out text are, in points of the text's own coordinates.
///
/// Offsets are bytes of the text that is laid out: while text is composed that is
/// ``TextEditing/displayText``. Any thread may ask.
public protocol TextGeometry {
  /// Where a caret stands: no width, as high as its line.
  func caretRect(at position: TextPosition) -> CGRect
  /// The position nearest to a point, never inside a character.
  func position(at point: CGPoint) -> TextPosition
  /// What a selection covers, in the order of the lines; several for a line where directions mix.
  func rects(for range: Range<Int>) -> [CGRect]
  /// The next position to the right or left on the screen; nil at that end of the text.
  func neighbour(of position: TextPosition, toRight: Bool) -> TextPosition?
  /// The first or last position of the line on the screen that a caret stands in.
  func lineEdge(of position: TextPosition, atEnd: Bool) -> TextPosition
  /// The position nearest to `x`, so many lines further down, or up when negative; nil beyond the ends.
  func position(from position: TextPosition, lines: Int, x: CGFloat) -> TextPosition?
  /// Whether the paragraph at an offset runs from right to left.
  func baseIsRightToLeft(at offset: Int) -> Bool
}
