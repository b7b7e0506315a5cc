package import LaminaDrawing
package import LaminaGeometry

/// Outlines with many more points than pixels, with as many as their picture needs.
///
/// ```
///  points in one narrow column               what is drawn of them
///     ╷ ╷╭╮                                    max ╱╲    the steps beside the outermost points,
///   ─╮│╭╯││╭╮╭──                              ─╮  │      and one line between these
///    ╰╯╰─╯╰╯╰╯                                 min ╲╱──
/// ```
/// A run of points that stay in one column, or in one row, is drawn by its outermost points. What
/// lies wholly on one side of the visible pixels is left out, or is one line where it encloses
/// something. Curves stay as they are.
package enum ThinnedPath {
  /// Fewer steps than these are drawn as they are.
  private static let threshold = 1_024

  /// The outline of what is filled, in pixels; nil where it is to be drawn as it is.
  package static func fill(
    _ path: Path, _ transform: CGAffineTransform, visible: PixelRect
  ) -> Path? {
    guard path.elements.count >= threshold else { return nil }
    var thinner = FillThinner(grid: PointGrid(visible, margin: 2, perPixel: 8))
    for part in StraightParts(path, transform) { thinner.add(part) }
    return thinner.result
  }

  /// The line along an outline, in pixels; nil where it is to be drawn as it is.
  package static func stroke(
    _ path: Path, _ transform: CGAffineTransform, _ style: StrokeStyle, visible: PixelRect
  ) -> Path? {
    let width = style.lineWidth * transform.lengthScale
    guard path.elements.count >= threshold, style.dash.isEmpty,
      style.isThinnable(width: width)
    else { return nil }
    let reach = width * (style.lineJoin == .miter ? max(style.miterLimit, 1) : 1) + 2
    var thinner = StrokeThinner(
      // Half as wide as the line, which is to cover them.
      grid: PointGrid(visible, margin: reach, perPixel: min(max(2 / width, 2), 16)),
      miter: style.lineJoin == .miter ? Miter(width: width, limit: style.miterLimit) : nil)
    for part in StraightParts(path, transform) { thinner.add(part) }
    return thinner.result
  }
}

extension StrokeStyle {
  /// Whether lines that end within a line of `width` pixels do not show beyond it.
  ///
  /// Pointed joins of wide lines reach far: each of them is drawn.
  fileprivate func isThinnable(width: CGFloat) -> Bool {
    if lineJoin == .miter, width > 4 { return false }
    return width <= 2 || lineCap == .butt || (lineCap == .round && lineJoin == .round)
  }
}
