public import LaminaGeometry

/// What an item brings along: its content's size, and its margins.
///
/// ```swift
/// var label = ConstraintItemTraits(intrinsicWidth: 50, intrinsicHeight: 20)
/// label.contentHugging.horizontal = .required
/// label.layoutMargins.top = 12
/// ```
public struct ConstraintItemTraits: Hashable, Sendable {
  /// The width that the content would like; nil where any is as good.
  public var intrinsicWidth: CGFloat?
  /// The height that the content would like; nil where any is as good.
  public var intrinsicHeight: CGFloat?
  /// How much the item resists being larger than its content.
  public var contentHugging = AxisPriorities(.defaultLow)
  /// How much the item resists being smaller than its content.
  public var compressionResistance = AxisPriorities(.defaultHigh)
  /// The first baseline below the top; nil for an item without text, whose baseline is its bottom.
  public var firstBaselineOffsetFromTop: CGFloat?
  /// The last baseline above the bottom; nil for an item without text.
  public var lastBaselineOffsetFromBottom: CGFloat?
  /// The margins that the item asks for; 8 points on each side.
  public var layoutMargins = EdgeInsets(.all, 8)
  /// Whether its margins are wide enough that contents keep clear of the superview's as well.
  public var preservesSuperviewLayoutMargins = false
  /// Whether the safe area is added to its margins.
  public var insetsLayoutMarginsFromSafeArea = true

  /// Makes traits of the size that the content likes to have, in points; nil where it does not
  /// care.
  public init(intrinsicWidth: CGFloat? = nil, intrinsicHeight: CGFloat? = nil) {
    self.intrinsicWidth = intrinsicWidth
    self.intrinsicHeight = intrinsicHeight
  }
}

/// A priority for each axis.
public struct AxisPriorities: Hashable, Sendable {
  /// The priority along the width.
  public var horizontal: ConstraintPriority
  /// The priority along the height.
  public var vertical: ConstraintPriority

  /// Makes priorities for both axes.
  public init(horizontal: ConstraintPriority, vertical: ConstraintPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// One priority for both axes.
  public init(_ priority: ConstraintPriority) {
    self.init(horizontal: priority, vertical: priority)
  }

  subscript(axis: Axis) -> ConstraintPriority { axis == .horizontal ? horizontal : vertical }
}
