package import LaminaGeometry

/// A text that was broken into lines to find its size, and need not be broken again to be drawn in it.
///
/// ```
///  offered 200 ──▶ lines, the widest of 170      drawn 170 to 200 wide: the same lines
/// ```
package final class MeasuredText: Sendable {
  private let fitted: FittedText
  private let style: ParagraphStyle
  /// How wide lines could have become, in points.
  private let room: CGFloat
  package let measure: TextLayout.Measure

  /// Measures a text as a `TextLayout` would lay it out.
  package init(
    _ text: RichText, style: ParagraphStyle = ParagraphStyle(), width: CGFloat? = nil,
    maxHeight: CGFloat? = nil, scale: CGFloat = 1
  ) {
    fitted = FittedText(text, style: style, width: width, maxHeight: maxHeight, scale: scale)
    self.style = style
    let scale = fitted.composer.scale
    room = Composer.pixels(width, scale) / scale
    measure = fitted.composer.measure
  }

  /// The layout in a room of `size`; nil where lines there could be others than were measured: in more or
  /// less width than they were made for, and where there is not enough height for all of them.
  package func layout(in size: CGSize) -> TextLayout? {
    guard !measure.isTruncated, size.height >= measure.size.height,
      size.width >= measure.size.width, size.width <= room
    else { return nil }
    return TextLayout(fitted, style)
  }
}
