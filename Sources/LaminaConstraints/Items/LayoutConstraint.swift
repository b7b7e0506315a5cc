public import LaminaGeometry

/// A rule about one or two items: `first = multiplier × second + constant`, `<=` or `>=`.
///
/// ```swift
/// var gap = field.leadingAnchor == label.trailingAnchor + 8
/// gap.constant = 12
/// gap.priority = .defaultHigh
/// print(gap)   // field.leading == label.trailing + 12 @750
/// ```
///
/// A value that knows no tree. Whether it makes sense at all is asked with `validate()`, and is
/// always asked before it is used.
public struct LayoutConstraint: Hashable, Sendable {
  /// The item on the left of the relation.
  public let firstItem: ConstraintItem
  /// The attribute of the first item.
  public let firstAttribute: LayoutAttribute
  /// How both sides compare: equal, at most or at least.
  public let relation: Relation
  /// The item on the right of the relation; nil where that is a number.
  public let secondItem: ConstraintItem?
  /// The attribute of the second item; `notAnAttribute` where there is none.
  public let secondAttribute: LayoutAttribute
  /// What the second item's attribute is multiplied by.
  public let multiplier: CGFloat
  /// What is added to the second item's attribute, in points.
  public var constant: CGFloat
  /// How much the rule counts: what is below `.required` is kept as closely as higher ones allow.
  public var priority: ConstraintPriority
  /// Whether the rule holds; one that does not stays where it is and does nothing.
  public var isActive = true
  /// A name of one's own for messages.
  public var identifier: String?

  /// Makes the rule `item.attribute = multiplier × other.attribute + constant`.
  public init(
    item: ConstraintItem, attribute: LayoutAttribute, relatedBy relation: Relation = .equal,
    toItem other: ConstraintItem? = nil, attribute otherAttribute: LayoutAttribute? = nil,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: ConstraintPriority = .required
  ) {
    firstItem = item
    firstAttribute = attribute
    self.relation = relation
    secondItem = other
    secondAttribute = otherAttribute ?? (other == nil ? .notAnAttribute : attribute)
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// The rule with another priority.
  public func priority(_ priority: ConstraintPriority) -> LayoutConstraint {
    var copy = self
    copy.priority = priority
    return copy
  }

  /// The rule with a name for messages.
  public func identifier(_ identifier: String) -> LayoutConstraint {
    var copy = self
    copy.identifier = identifier
    return copy
  }
}

extension LayoutConstraint {
  /// The attributes that it speaks of, with their items.
  var sides: [(item: ConstraintItem, attribute: LayoutAttribute)] {
    var sides = [(firstItem, firstAttribute)]
    if let secondItem { sides.append((secondItem, secondAttribute)) }
    return sides
  }
}

extension LayoutConstraint: CustomStringConvertible {
  public var description: String {
    let rule = "\(firstItem).\(firstAttribute.rawValue) \(relation) \(rightHandSide)"
    let named = identifier.map { "\($0): \(rule)" } ?? rule
    return priority == .required ? named : "\(named) @\(priority.rawValue.brief)"
  }

  private var rightHandSide: String {
    guard let secondItem else { return Double(constant).brief }
    let factor = multiplier == 1 ? "" : "\(Double(multiplier).brief) * "
    let term = "\(factor)\(secondItem).\(secondAttribute.rawValue)"
    if constant == 0 { return term }
    return "\(term) \(constant < 0 ? "-" : "+") \(Double(abs(constant)).brief)"
  }
}

extension Relation {
  /// The relation between both sides after a multiplication with a negative number.
  var reversed: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension Double {
  /// The number to three places, without zeros at its end.
  package var brief: String {
    guard isFinite, abs(self) < 1e15 else { return "\(self)" }
    let rounded = (self * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
