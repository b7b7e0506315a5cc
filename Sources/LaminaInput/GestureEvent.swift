public import LaminaGeometry

/// A step of two fingers that pinch or turn.
public struct GestureEvent: Hashable, Sendable {
  /// The middle of the fingers, in points.
  public var position: CGPoint
  /// The factor by which their distance grew since the last step.
  public var magnification: CGFloat
  /// The angle by which they turned since the last step, clockwise in radians.
  public var rotation: CGFloat
  public var time: TimeInterval

  public init(
    position: CGPoint, magnification: CGFloat = 1, rotation: CGFloat = 0, time: TimeInterval = 0
  ) {
    self.position = position
    self.magnification = magnification
    self.rotation = rotation
    self.time = time
  }
}
