import LaminaGeometry

extension CGRect {
  /// The rectangle without NaN, infinities and negative lengths.
  var finite: CGRect {
    let size = CGSize(width: max(0, size.width), height: max(0, size.height))
    return CGRect(origin: origin.finite, size: size.finite)
  }

  /// The rectangle less a margin; a side that the margin leaves nothing of is 0.
  func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.horizontal),
      height: max(0, height - insets.vertical))
  }
}
