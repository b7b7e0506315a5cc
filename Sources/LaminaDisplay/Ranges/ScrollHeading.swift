public import LaminaGeometry

/// Where a scroll view is going: what lies ahead of it is made ready first.
///
/// ```
///  offset ●──velocity──▶ · · · ○ landing        direction: the way it went last, also at rest
/// ```
public struct ScrollHeading: Hashable, Sendable {
  /// Points in a second by which the offset changes; zero at rest.
  public var velocity: CGSize
  /// -1, 0 or 1 on each axis: the way the offset moved last, and 0 until it has moved for the first
  /// time.
  public var direction: CGSize
  /// The offset at which it will come to rest, while nothing holds it.
  public var landing: CGPoint?

  public init(velocity: CGSize = .zero, direction: CGSize = .zero, landing: CGPoint? = nil) {
    self.velocity = velocity
    self.direction = direction
    self.landing = landing
  }

  /// Not moved yet.
  public static let none = ScrollHeading()

  /// Whether the user or the program has scrolled it at all.
  public var hasMoved: Bool { direction != .zero }
}
