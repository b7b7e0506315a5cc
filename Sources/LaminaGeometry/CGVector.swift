/// A way in the plane, such as a velocity: how far to the right and how far down.
public struct CGVector: Hashable, Sendable {
  /// To the right.
  public var dx: CGFloat
  /// Down.
  public var dy: CGFloat

  /// No way at all.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Makes a way of its two parts.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    self.dx = dx
    self.dy = dy
  }
}
