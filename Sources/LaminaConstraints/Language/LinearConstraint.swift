/// How the two sides of a constraint compare.
public enum Relation: Hashable, Sendable {
  /// Both sides are the same.
  case equal
  /// The left side is not larger than the right one.
  case lessThanOrEqual
  /// The left side is not smaller than the right one.
  case greaterThanOrEqual
}

extension Relation: CustomStringConvertible {
  public var description: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// A relation between expressions that is to hold, with its priority.
///
/// ```swift
/// left + width <= 100                                   // required
/// (width == 200).priority(.defaultHigh)                 // if nothing above is against it
/// (100 >= left + width).labelled("inside the screen")   // what errors call it
/// ```
public struct LinearConstraint: Hashable, Sendable {
  /// What compares with zero: the left side less the right side.
  public var expression: LinearExpression
  /// How it compares.
  public var relation: Relation
  /// How much it matters.
  public var priority: ConstraintPriority
  /// What errors call it; its formula if empty.
  public var label: String

  /// A constraint of an expression with zero.
  public init(
    _ expression: LinearExpression, _ relation: Relation,
    priority: ConstraintPriority = .required, label: String = ""
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.label = label
  }

  /// The same with another priority.
  public func priority(_ priority: ConstraintPriority) -> LinearConstraint {
    var copy = self
    copy.priority = priority
    return copy
  }

  /// The same with another label.
  public func labelled(_ label: String) -> LinearConstraint {
    var copy = self
    copy.label = label
    return copy
  }
}

extension LinearExpressible {
  /// A required constraint: the left side is at most the right side.
  public static func <= (a: Self, b: some LinearExpressible) -> LinearConstraint {
    LinearConstraint(a - b, .lessThanOrEqual)
  }

  /// A required constraint: the left side is at least the right side.
  public static func >= (a: Self, b: some LinearExpressible) -> LinearConstraint {
    LinearConstraint(a - b, .greaterThanOrEqual)
  }

  /// A required constraint: both sides are equal.
  public static func == (a: Self, b: some LinearExpressible) -> LinearConstraint {
    LinearConstraint(a - b, .equal)
  }
}
