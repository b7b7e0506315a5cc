public import LaminaGeometry

/// The priorities of rules bind weaker than the rules: `a == b + 8 ~ .defaultHigh`.
precedencegroup ConstraintPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
}

infix operator ~ : ConstraintPriorityPrecedence

/// Gives a rule a priority.
public func ~ (constraint: LayoutConstraint, priority: ConstraintPriority) -> LayoutConstraint {
  constraint.priority(priority)
}

/// Rules between anchors of one kind.
extension LayoutAnchor {
  /// Makes the rule that both anchors are equal.
  public static func == (a: LayoutAnchor, b: LayoutAnchor) -> LayoutConstraint {
    a.related(.equal, to: b)
  }

  /// Makes the rule that `a` is at most `b`.
  public static func <= (a: LayoutAnchor, b: LayoutAnchor) -> LayoutConstraint {
    a.related(.lessThanOrEqual, to: b)
  }

  /// Makes the rule that `a` is at least `b`.
  public static func >= (a: LayoutAnchor, b: LayoutAnchor) -> LayoutConstraint {
    a.related(.greaterThanOrEqual, to: b)
  }

  /// Adds so many points to a place, in its direction (leading and trailing: in reading direction),
  /// or to a length.
  public static func + (anchor: LayoutAnchor, length: CGFloat) -> LayoutAnchor {
    anchor.adding(length)
  }

  /// Subtracts so many points from a place, against its direction (leading and trailing: in reading
  /// direction), or from a length.
  public static func - (anchor: LayoutAnchor, length: CGFloat) -> LayoutAnchor {
    anchor.adding(-length)
  }
}

/// Rules and arithmetic of lengths.
extension LayoutAnchor where Kind == LayoutAnchorKinds.Dimension {
  /// Makes the rule that a length is so many points.
  public static func == (a: LayoutDimension, length: CGFloat) -> LayoutConstraint {
    a.related(.equal, to: length)
  }

  /// Makes the rule that a length is so many points at most.
  public static func <= (a: LayoutDimension, length: CGFloat) -> LayoutConstraint {
    a.related(.lessThanOrEqual, to: length)
  }

  /// Makes the rule that a length is so many points at least.
  public static func >= (a: LayoutDimension, length: CGFloat) -> LayoutConstraint {
    a.related(.greaterThanOrEqual, to: length)
  }

  /// Multiplies a length, with what was added to it.
  public static func * (a: LayoutDimension, factor: CGFloat) -> LayoutDimension {
    a.multiplied(by: factor)
  }

  /// Multiplies a length, with what was added to it.
  public static func * (factor: CGFloat, a: LayoutDimension) -> LayoutDimension {
    a.multiplied(by: factor)
  }

  /// Divides a length, with what was added to it.
  public static func / (a: LayoutDimension, divisor: CGFloat) -> LayoutDimension {
    a.multiplied(by: 1 / divisor)
  }
}
