public import LaminaGeometry

/// How far ahead of and behind what is seen something is kept ready, in screenfuls of the scroll
/// view.
///
/// ```
///               trailing 0.5   seen    leading 1.0
///            ┌ ─ ─ ─ ─ ─ ─ ─┬────────┬ ─ ─ ─ ─ ─ ─ ─ ─ ┐   direction ──▶
/// ```
public struct RangeTuning: Hashable, Sendable {
  /// On the side to which it scrolls.
  public var leading: CGFloat
  public var trailing: CGFloat

  public init(leading: CGFloat, trailing: CGFloat) {
    self.leading = leading
    self.trailing = trailing
  }

  /// Only what is seen.
  public static let visible = RangeTuning(leading: 0, trailing: 0)
  /// What is laid out and drawn.
  public static let display = RangeTuning(leading: 1, trailing: 0.5)
  /// What is evaluated, measured and decoded.
  public static let preload = RangeTuning(leading: 2.5, trailing: 1.5)
  /// What is drawn until a scroll view is scrolled for the first time, as far as it may be never.
  public static let minimumDisplay = RangeTuning(leading: 0.25, trailing: 0.25)
  /// What is decoded until then.
  public static let minimumPreload = RangeTuning(leading: 0.5, trailing: 0.25)

  /// The range on each side of a scroll view that is heading somewhere.
  public func range(for heading: ScrollHeading) -> DisplayRange {
    let (left, right) = sides(heading.direction.width)
    let (top, bottom) = sides(heading.direction.height)
    return DisplayRange(top: top, left: left, bottom: bottom, right: right)
  }

  /// Before and after, for a direction; what has not moved will most likely go on to its end.
  private func sides(_ direction: CGFloat) -> (before: CGFloat, after: CGFloat) {
    direction < 0 ? (leading, trailing) : (trailing, leading)
  }
}
