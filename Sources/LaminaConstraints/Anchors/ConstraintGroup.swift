/// Constraints as they are written down, and what could not be read of them.
public struct ConstraintGroup: Hashable, Sendable {
  /// The constraints, in the order in which they were written.
  public var constraints: [LayoutConstraint]
  /// The mistakes in visual formats, which stand for no constraints.
  public var faults: [VisualFormatError]

  /// Makes a group of constraints and of the mistakes in visual formats that stand for none.
  public init(_ constraints: [LayoutConstraint] = [], faults: [VisualFormatError] = []) {
    self.constraints = constraints
    self.faults = faults
  }

  /// Both groups, the other one last.
  public static func + (a: ConstraintGroup, b: ConstraintGroup) -> ConstraintGroup {
    ConstraintGroup(a.constraints + b.constraints, faults: a.faults + b.faults)
  }
}

/// Gathers the rules that stand below each other in a closure.
@resultBuilder public enum ConstraintBuilder {
  /// Takes one constraint as a statement.
  public static func buildExpression(_ constraint: LayoutConstraint) -> ConstraintGroup {
    ConstraintGroup([constraint])
  }

  /// Takes several constraints as a statement.
  public static func buildExpression(_ constraints: [LayoutConstraint]) -> ConstraintGroup {
    ConstraintGroup(constraints)
  }

  /// Takes a group as a statement, such as that of a visual format.
  public static func buildExpression(_ group: ConstraintGroup) -> ConstraintGroup { group }

  /// Joins the groups of several statements, in their order.
  public static func buildBlock(_ groups: ConstraintGroup...) -> ConstraintGroup {
    groups.reduce(ConstraintGroup(), +)
  }

  /// Takes the group of an `if` without `else`: an empty one where the condition does not hold.
  public static func buildOptional(_ group: ConstraintGroup?) -> ConstraintGroup {
    group ?? ConstraintGroup()
  }

  /// Takes the group of the branch that comes first.
  public static func buildEither(first group: ConstraintGroup) -> ConstraintGroup { group }
  /// Takes the group of the branch that comes second.
  public static func buildEither(second group: ConstraintGroup) -> ConstraintGroup { group }

  /// Joins the groups of all rounds of a loop, in their order.
  public static func buildArray(_ groups: [ConstraintGroup]) -> ConstraintGroup {
    groups.reduce(into: ConstraintGroup()) { $0 = $0 + $1 }
  }
}
