public import LaminaGeometry

/// How far around what is seen pictures are kept ready, in screenfuls: of the surface, and inside
/// a layer that clips (a scroll view) of that layer.
///
/// ```
///  ┌ ─ ─ ─ ─ ─ ─ ┐  top: 0.5        drawn at lower priority, nothing waits for it
///  ┌─────────────┐
///  │  visible    │                  drawn first, a commit waits for it until its deadline
///  └─────────────┘
///  └ ─ ─ ─ ─ ─ ─ ┘  bottom: 0.5     beyond: no picture, no job
/// ```
public struct DisplayRange: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// The same on every side.
  public init(_ screenfuls: CGFloat) {
    self.init(top: screenfuls, left: screenfuls, bottom: screenfuls, right: screenfuls)
  }

  /// Only what is seen.
  public static let minimum = DisplayRange(0)
  /// Half a screenful on every side.
  public static let standard = DisplayRange(0.5)

  /// `rect` with the range around it.
  public func around(_ rect: CGRect) -> CGRect {
    guard !rect.isNull else { return rect }
    return CGRect(
      x: rect.minX - left * rect.width, y: rect.minY - top * rect.height,
      width: rect.width * (1 + left + right), height: rect.height * (1 + top + bottom))
  }
}
