import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// Rows that are read from the right: where they are counted from, and where they stand.
extension RowWindow {
  private var isRightToLeft: Bool { element?.environment.layoutDirection == .rightToLeft }

  /// Whether the first row stands at the right.
  var isReversed: Bool { axis == .horizontal && isRightToLeft }

  /// How far what is seen at an offset begins beyond the start of the first row.
  func place(ofOffset offset: CGFloat, in report: GeometryReport) -> CGFloat {
    isReversed
      ? report.frame.maxX - offset - report.viewportSize.width
      : offset - report.frame.origin[axis]
  }

  /// A rectangle that is counted from the start of the first row, counted from the left.
  func turned(_ rect: CGRect) -> CGRect {
    guard isRightToLeft, let report else { return rect }
    return CGRect(
      origin: CGPoint(x: report.size.width - rect.maxX, y: rect.minY), size: rect.size)
  }
}
