/// Constraints as they are written down, and what could not be read of them.
public struct ConstraintGroup: Hashable, Sendable {
  public var constraints: [LayoutConstraint]
  /// The mistakes in visual formats, which stand for no constraints.
  public var faults: [VisualFormatError]

  public init(_ constraints: [LayoutConstraint] = [], faults: [VisualFormatError] = []) {
    (self.constraints, self.faults) = (constraints, faults)
  }

  /// Both groups, the other one last.
  public static func + (a: ConstraintGroup, b: ConstraintGroup) -> ConstraintGroup {
    ConstraintGroup(a.constraints + b.constraints, faults: a.faults + b.faults)
  }
}

/// Gathers the rules that stand below each other in a closure.
@resultBuilder public enum ConstraintBuilder {
  public static func buildExpression(_ constraint: LayoutConstraint) -> ConstraintGroup {
    ConstraintGroup([constraint])
  }

  public static func buildExpression(_ constraints: [LayoutConstraint]) -> ConstraintGroup {
    ConstraintGroup(constraints)
  }

  public static func buildExpression(_ group: ConstraintGroup) -> ConstraintGroup { group }

  public static func buildBlock(_ groups: ConstraintGroup...) -> ConstraintGroup {
    groups.reduce(ConstraintGroup(), +)
  }

  public static func buildOptional(_ group: ConstraintGroup?) -> ConstraintGroup {
    group ?? ConstraintGroup()
  }

  public static func buildEither(first group: ConstraintGroup) -> ConstraintGroup { group }
  public static func buildEither(second group: ConstraintGroup) -> ConstraintGroup { group }

  public static func buildArray(_ groups: [ConstraintGroup]) -> ConstraintGroup {
    groups.reduce(into: ConstraintGroup()) { $0 = $0 + $1 }
  }
}
