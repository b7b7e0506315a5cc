import LaminaGeometry
import LaminaLayout

/// A length for each side of a rectangle, whatever the reading direction.
struct Sides: Hashable, Sendable {
  var left: CGFloat = 0
  var right: CGFloat = 0
  var top: CGFloat = 0
  var bottom: CGFloat = 0

  init() {}

  init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
    let isLeftToRight = direction == .leftToRight
    left = (isLeftToRight ? insets.leading : insets.trailing).orZero
    right = (isLeftToRight ? insets.trailing : insets.leading).orZero
    (top, bottom) = (insets.top.orZero, insets.bottom.orZero)
  }

  /// How far `inner` stands from each side of `outer`, inwards.
  init(from outer: CGRect, to inner: CGRect) {
    (left, right) = (inner.minX - outer.minX, outer.maxX - inner.maxX)
    (top, bottom) = (inner.minY - outer.minY, outer.maxY - inner.maxY)
  }

  /// The lengths that `body` makes of both, side by side.
  func merged(_ other: Sides, _ body: (CGFloat, CGFloat) -> CGFloat) -> Sides {
    var merged = Sides()
    merged.left = body(left, other.left)
    merged.right = body(right, other.right)
    merged.top = body(top, other.top)
    merged.bottom = body(bottom, other.bottom)
    return merged
  }

  /// Whether both agree but for what arithmetic leaves behind.
  func isClose(to other: Sides) -> Bool {
    abs(left - other.left) < 1e-6 && abs(right - other.right) < 1e-6
      && abs(top - other.top) < 1e-6 && abs(bottom - other.bottom) < 1e-6
  }

  func insets(_ direction: LayoutDirection) -> EdgeInsets {
    let isLeftToRight = direction == .leftToRight
    return EdgeInsets(
      top: top, leading: isLeftToRight ? left : right, bottom: bottom,
      trailing: isLeftToRight ? right : left)
  }
}

extension CGFloat {
  var orZero: CGFloat { isFinite ? self : 0 }
}
