import LaminaGeometry

/// A line in visual order at its place, in device pixels.
struct PlacedLine: Sendable {
  let segments: [VisualSegment]
  let bytes: Range<Int>
  let x: CGFloat
  let top: CGFloat
  let width: CGFloat
  let height: CGFloat
  let baseline: CGFloat
  let isRightToLeft: Bool

  init(_ line: ComposedLine, x: CGFloat) {
    segments = line.visualSegments()
    bytes = line.bytes
    self.x = x
    top = line.top
    width = line.width
    height = line.box.height
    baseline = line.baseline
    isRightToLeft = line.baseLevel % 2 == 1
  }

  var bottom: CGFloat { top + height }

  /// The line's box in points.
  func rect(_ scale: CGFloat) -> CGRect {
    CGRect(x: x / scale, y: top / scale, width: width / scale, height: height / scale)
  }
}
