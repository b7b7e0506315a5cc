public import LaminaGeometry
import LaminaLayout

/// UIKit's spellings of rules between anchors; the operators say the same in fewer words.
extension LayoutAnchor {
  /// Returns the rule that both are the same, `constant` apart.
  public func constraint(
    equalTo anchor: LayoutAnchor, constant: CGFloat = 0
  ) -> LayoutConstraint { related(.equal, to: anchor, constant: constant) }

  /// Returns the rule that this anchor is at most the other and `constant`.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor, constant: CGFloat = 0
  ) -> LayoutConstraint { related(.lessThanOrEqual, to: anchor, constant: constant) }

  /// Returns the rule that this anchor is at least the other and `constant`.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor, constant: CGFloat = 0
  ) -> LayoutConstraint { related(.greaterThanOrEqual, to: anchor, constant: constant) }
}

extension LayoutAnchor where Kind == LayoutAnchorKinds.Dimension {
  /// Returns the rule that the length is `constant`.
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    related(.equal, to: constant)
  }

  /// Returns the rule that the length is at most `constant`.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    related(.lessThanOrEqual, to: constant)
  }

  /// Returns the rule that the length is at least `constant`.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: constant)
  }

  /// Returns the rule that the length is `multiplier` times the other and `constant`.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns the rule that the length is at most `multiplier` times the other and `constant`.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns the rule that the length is at least `multiplier` times the other and `constant`.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// The rule between the length and a number.
  func related(_ relation: Relation, to length: CGFloat) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute,
      relatedBy: multiplier < 0 ? relation.reversed : relation,
      constant: (length - constant) / multiplier)
  }
}

/// The standard distance between neighbours, 8 points, some times over.
extension LayoutAnchor where Kind == LayoutAnchorKinds.XAxis {
  /// Returns the rule that this anchor follows the other by the standard distance.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat = 1
  ) -> LayoutConstraint { related(.equal, to: anchor, constant: ViewSpacing.standard * multiplier) }

  /// Returns the rule that this anchor follows the other by at most the standard distance.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat = 1
  ) -> LayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: ViewSpacing.standard * multiplier)
  }

  /// Returns the rule that this anchor follows the other by at least the standard distance.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat = 1
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: ViewSpacing.standard * multiplier)
  }
}

extension LayoutAnchor where Kind == LayoutAnchorKinds.YAxis {
  /// Returns the rule that this anchor is below the other by the standard distance.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat = 1
  ) -> LayoutConstraint { related(.equal, to: anchor, constant: ViewSpacing.standard * multiplier) }

  /// Returns the rule that this anchor is below the other by at most the standard distance.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat = 1
  ) -> LayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: ViewSpacing.standard * multiplier)
  }

  /// Returns the rule that this anchor is below the other by at least the standard distance.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat = 1
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: ViewSpacing.standard * multiplier)
  }
}
