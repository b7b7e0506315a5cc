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
  /// The item that the anchor is a part of.
  public let item: ConstraintItem
  /// The part of the item's rectangle.
  public let attribute: LayoutAttribute
  /// What the attribute is multiplied by; 1 unless the anchor was multiplied.
  public let multiplier: CGFloat
  /// What is added to the product, in points.
  public let constant: CGFloat

  init(
    _ item: ConstraintItem, _ attribute: LayoutAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.item = item
    self.attribute = attribute
    self.multiplier = multiplier
    self.constant = constant
  }
}

/// What an anchor measures.
public protocol LayoutAnchorKind: SendableMetatype {}

/// What an anchor measures: places along the width, places along the height, or lengths.
public enum LayoutAnchorKinds {
  /// Marks places along the width.
  public enum XAxis: LayoutAnchorKind {}
  /// Marks places along the height.
  public enum YAxis: LayoutAnchorKind {}
  /// Marks lengths.
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
