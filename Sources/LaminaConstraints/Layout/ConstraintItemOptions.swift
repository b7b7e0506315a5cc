public import LaminaGeometry
public import LaminaLayout

/// What a view says to the constraints that place it.
///
/// ```swift
/// Text("Name").constraintItem("label").contentHuggingPriority(.required, for: .horizontal)
/// ```
public struct ConstraintItemOptions: Hashable, Sendable {
  /// The name by which constraints know the view; nil: by its place in drawing order only.
  public var name: String?
  /// How much the view resists being larger than its content, where it says so.
  public var hugging: [Axis: ConstraintPriority] = [:]
  /// How much the view resists being smaller than its content, where it says so.
  public var compressionResistance: [Axis: ConstraintPriority] = [:]
  /// The margins that the view asks for; nil for 8 points on each side.
  public var layoutMargins: EdgeInsets?
  /// Whether its margins keep clear of the container's as well.
  public var preservesSuperviewLayoutMargins = false
  /// Where the view stands in a frame that is larger than it likes to be.
  public var alignment = UnitPoint.leading

  /// Makes options of a name for the view; nil: constraints know it by its place only.
  public init(name: String? = nil) { self.name = name }

  /// What it says as an item's traits.
  var traits: ConstraintItemTraits {
    var traits = ConstraintItemTraits()
    traits.contentHugging = AxisPriorities(hugging, otherwise: .defaultLow)
    traits.compressionResistance = AxisPriorities(compressionResistance, otherwise: .defaultHigh)
    if let layoutMargins { traits.layoutMargins = layoutMargins }
    traits.preservesSuperviewLayoutMargins = preservesSuperviewLayoutMargins
    return traits
  }
}

extension AxisPriorities {
  fileprivate init(_ known: [Axis: ConstraintPriority], otherwise: ConstraintPriority) {
    self.init(
      horizontal: known[.horizontal] ?? otherwise, vertical: known[.vertical] ?? otherwise)
  }
}

/// The key under which a view hands its options to the constraints that place it.
public struct ConstraintItemKey: LayoutValueKey {
  public static let defaultValue = ConstraintItemOptions()
}
