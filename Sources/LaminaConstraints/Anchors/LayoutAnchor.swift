public import LaminaGeometry

/// A part of an item as one side of a rule: `multiplier × item.attribute + constant`.
///
/// Three kinds, which the compiler keeps apart: places along each axis, and lengths.
///
/// ```swift
/// field.leadingAnchor == label.trailingAnchor + 8            // two places
/// field.widthAnchor >= 2 * label.widthAnchor ~ .defaultHigh  // two lengths
/// field.heightAnchor == 28                                   // a length and a number
/// // field.leadingAnchor == label.topAnchor                  // does not compile
/// ```
public struct LayoutAnchor<Kind: LayoutAnchorKind>: Sendable {
  public let item: ConstraintItem
  public let attribute: LayoutAttribute
  public let multiplier: CGFloat
  public let constant: CGFloat

  init(
    _ item: ConstraintItem, _ attribute: LayoutAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    (self.item, self.attribute) = (item, attribute)
    (self.multiplier, self.constant) = (multiplier, constant)
  }
}

/// What an anchor measures.
public protocol LayoutAnchorKind: SendableMetatype {}

/// What an anchor measures: places along the width, places along the height, or lengths.
public enum LayoutAnchorKinds {
  public enum XAxis: LayoutAnchorKind {}
  public enum YAxis: LayoutAnchorKind {}
  public enum Dimension: LayoutAnchorKind {}
}

/// A place along the width.
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutAnchorKinds.XAxis>
/// A place along the height.
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutAnchorKinds.YAxis>
/// A length.
public typealias LayoutDimension = LayoutAnchor<LayoutAnchorKinds.Dimension>

extension LayoutAnchor {
  /// The anchor moved by `length`, or the length made longer by it.
  func adding(_ length: CGFloat) -> LayoutAnchor {
    LayoutAnchor(item, attribute, multiplier: multiplier, constant: constant + length)
  }

  func multiplied(by factor: CGFloat) -> LayoutAnchor {
    LayoutAnchor(item, attribute, multiplier: multiplier * factor, constant: constant * factor)
  }

  /// The rule between both, solved for this anchor's item.
  func related(
    _ relation: Relation, to other: LayoutAnchor, multiplier factor: CGFloat = 1,
    constant extra: CGFloat = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute,
      relatedBy: multiplier < 0 ? relation.reversed : relation,
      toItem: other.item, attribute: other.attribute,
      multiplier: other.multiplier * factor / multiplier,
      constant: (other.constant * factor + extra - constant) / multiplier)
  }
}
