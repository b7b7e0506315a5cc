import LaminaGeometry

/// How far a line reaches above and below its baseline, in whole device pixels.
///
/// ```
///   ┌──────────────────────┐ ┬
///   │                      │ │ above      above + below = the line's height
///   │  Hamburg 中文 👍     │ │            text centred: the ascent and descent of the font
///   ├──────────baseline────┤ ┼            that was asked for stand in the middle
///   │     g                │ │ below
///   └──────────────────────┘ ┴
/// ```
///
/// The system's fonts have lines of 1.15 em and 4 points (14 on 20, 12 on 18, 30 on 38): enough
/// for Chinese, whose characters fill the em, and the same for every design. Fonts that stand in
/// for missing characters have no say, so lines of mixed scripts do not jump; what reaches beyond
/// the line is drawn all the same and counts as ink. Families of the app's choice bring their own
/// ascent, descent and line gap. A fixed line height centres the text by the same rule.
struct LineBox: Hashable, Sendable {
  var above: CGFloat
  var below: CGFloat

  var height: CGFloat { above + below }

  /// The box of a font, or of a fixed height in points.
  init(font: Font.Resolved, lineHeight: CGFloat?, scale: CGFloat) {
    let metrics =
      font.hasSystemLineHeight
      ? FontMetrics(size: font.size * scale)
      : TextEngine.borrow { $0.description(of: font, scale: scale).metrics }
    let own =
      font.hasSystemLineHeight
      ? max(1.15 * font.size + 4, 1.21 * font.size) * scale
      : metrics.ascent + metrics.descent + metrics.lineGap
    self.init(metrics, height: lineHeight.map { max(0, $0) * scale } ?? own)
  }

  private init(_ metrics: FontMetrics, height: CGFloat) {
    let whole = min(height, 1_000_000).rounded()
    let free = whole - metrics.ascent - metrics.descent
    above = (free / 2 + metrics.ascent).rounded()
    below = whole - above
  }

  private init(above: CGFloat, below: CGFloat) {
    self.above = above
    self.below = below
  }

  /// The box around both, on one baseline.
  func union(_ other: LineBox) -> LineBox {
    LineBox(above: max(above, other.above), below: max(below, other.below))
  }
}
