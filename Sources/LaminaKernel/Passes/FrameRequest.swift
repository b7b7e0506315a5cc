package import LaminaGeometry

/// What a frame is asked for.
package struct FrameRequest {
  /// How large the surface is, in points.
  package let size: CGSize
  /// Pixels for each point.
  package let scale: CGFloat
  /// When the frame is seen; nil for the time of the frame before.
  package let time: TimeInterval?
  /// Whether the layout of the frame before may be shown again, where nothing asks for another one.
  package let mayKeepLayout: Bool

  package init(
    size: CGSize, scale: CGFloat, time: TimeInterval? = nil, mayKeepLayout: Bool = false
  ) {
    self.size = size
    self.scale = scale
    self.time = time
    self.mayKeepLayout = mayKeepLayout
  }
}
