public import Foundation

/// Why something cannot be a constraint, and what could be written instead.
public struct LayoutConstraintError: Error, Hashable, Sendable {
  /// What is wrong with a constraint.
  public enum Fault: Hashable, Sendable {
    /// The first item is named without an attribute of it.
    case missingFirstAttribute
    /// A second item, but no attribute of it.
    case missingSecondAttribute
    /// A second attribute, but no item that has it.
    case missingSecondItem
    /// A place that would be a number: there is nothing from which it is counted.
    case locationWithoutSecondItem
    /// One attribute lies along the width, the other one along the height.
    case mixesAxes
    /// One attribute is a length, the other one a place.
    case mixesSizeAndLocation
    /// One attribute changes sides with the reading direction, the other one does not.
    case mixesReadingDirectionAndSides
    /// The multiplier is 0, so that the second item does not matter.
    case zeroMultiplier
    /// The multiplier is infinite or not a number.
    case multiplierNotFinite
    /// The constant is infinite or not a number.
    case constantNotFinite
    /// A baseline of a guide, which has no text.
    case guideHasNoBaseline(ConstraintItem)
    /// A margin of a guide, which has none.
    case guideHasNoMargins(ConstraintItem)
    /// An item that is not in the tree in which the constraint is to hold.
    case unknownItem(ConstraintItem, known: [String])
  }

  /// What was to be a constraint.
  public let constraint: LayoutConstraint
  /// What is wrong with it.
  public let fault: Fault

  /// Makes an error of what is wrong with a constraint.
  public init(_ fault: Fault, in constraint: LayoutConstraint) {
    self.fault = fault
    self.constraint = constraint
  }
}

extension LayoutConstraintError: CustomStringConvertible, LocalizedError {
  public var description: String { "\(constraint) cannot be a constraint: \(reason)" }

  private var first: String { constraint.firstAttribute.rawValue }
  private var second: String { constraint.secondAttribute.rawValue }

  private var reason: String {
    switch fault {
    case .missingFirstAttribute:
      "it says nothing about \(constraint.firstItem). Name an attribute of it, such as leading."
    case .missingSecondAttribute:
      "it names \(constraint.secondItem ?? .container) without an attribute. "
        + "Name one, or leave the second item out."
    case .missingSecondItem:
      "\(second) belongs to no item. Name the second item, or use notAnAttribute."
    case .locationWithoutSecondItem:
      "\(first) is a place, and a number alone says not from where it is counted. "
        + "Relate it to \(first) of the container, and add \(Double(constraint.constant).brief)."
    case .mixesAxes:
      "\(first) runs along another axis than \(second). Relate attributes of one axis; "
        + "only width and height may be related to each other."
    case .mixesSizeAndLocation:
      "of \(first) and \(second), one is a length and one a place. "
        + "Relate lengths to lengths and places to places."
    case .mixesReadingDirectionAndSides:
      "of \(first) and \(second), one changes sides with the reading direction and one does not. "
        + "Use leading and trailing in both places, or left and right."
    case .zeroMultiplier:
      "its multiplier is 0, so that the second item does not matter. "
        + "For a length leave the second item out; for a place use another multiplier."
    case .multiplierNotFinite:
      "its multiplier is \(constraint.multiplier). Use a finite number other than 0."
    case .constantNotFinite:
      "its constant is \(constraint.constant). Use a finite number."
    case .guideHasNoBaseline(let guide):
      "\(guide) is a guide and has no text. Use the baseline of a view, or top and bottom."
    case .guideHasNoMargins(let guide):
      "\(guide) is a guide and has no margins. Use the margins of \(guide.owner)."
    case .unknownItem(let item, let known):
      "\(item) is not in this tree. "
        + (known.isEmpty
          ? "There is only the container."
          : "There are: container, \(known.prefix(20).joined(separator: ", ")).")
    }
  }

  public var errorDescription: String? { description }
}
