public import LaminaGeometry

/// How far around what is seen pictures are kept ready, in screenfuls: of the surface, and inside
/// a layer that clips (a scroll view) of that layer.
///
/// ```
///  ┌ ─ ─ ─ ─ ─ ─ ┐  top: 0.5        drawn at lower priority, nobody waits for it
///  ┌─────────────┐
///  │  visible    │                  drawn first, a commit waits for it until its deadline
///  └─────────────┘
///  └ ─ ─ ─ ─ ─ ─ ┘  bottom: 0.5     beyond: no picture, no job
/// ```
public struct DisplayRange: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The same on every side.
  public init(_ screenfuls: CGFloat) {
    self.init(top: screenfuls, leading: screenfuls, bottom: screenfuls, trailing: screenfuls)
  }

  /// Only what is seen.
  public static let minimum = DisplayRange(0)
  /// Half a screenful on every side.
  public static let standard = DisplayRange(0.5)

  /// `rect` with the range around it.
  func around(_ rect: CGRect) -> CGRect {
    guard !rect.isNull else { return rect }
    return CGRect(
      x: rect.minX - leading * rect.width, y: rect.minY - top * rect.height,
      width: rect.width * (1 + leading + trailing), height: rect.height * (1 + top + bottom))
  }
}
