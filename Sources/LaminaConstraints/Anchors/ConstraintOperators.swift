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
  public static func == (a: LayoutAnchor, b: LayoutAnchor) -> LayoutConstraint {
    a.related(.equal, to: b)
  }

  public static func <= (a: LayoutAnchor, b: LayoutAnchor) -> LayoutConstraint {
    a.related(.lessThanOrEqual, to: b)
  }

  public static func >= (a: LayoutAnchor, b: LayoutAnchor) -> LayoutConstraint {
    a.related(.greaterThanOrEqual, to: b)
  }

  public static func + (anchor: LayoutAnchor, length: CGFloat) -> LayoutAnchor {
    anchor.adding(length)
  }

  public static func - (anchor: LayoutAnchor, length: CGFloat) -> LayoutAnchor {
    anchor.adding(-length)
  }
}

/// Rules and arithmetic of lengths.
extension LayoutAnchor where Kind == LayoutAnchorKinds.Dimension {
  public static func == (a: LayoutDimension, length: CGFloat) -> LayoutConstraint {
    a.related(.equal, to: length)
  }

  public static func <= (a: LayoutDimension, length: CGFloat) -> LayoutConstraint {
    a.related(.lessThanOrEqual, to: length)
  }

  public static func >= (a: LayoutDimension, length: CGFloat) -> LayoutConstraint {
    a.related(.greaterThanOrEqual, to: length)
  }

  public static func * (a: LayoutDimension, factor: CGFloat) -> LayoutDimension {
    a.multiplied(by: factor)
  }

  public static func * (factor: CGFloat, a: LayoutDimension) -> LayoutDimension {
    a.multiplied(by: factor)
  }

  public static func / (a: LayoutDimension, divisor: CGFloat) -> LayoutDimension {
    a.multiplied(by: 1 / divisor)
  }
}
