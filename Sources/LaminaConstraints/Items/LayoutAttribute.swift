public import LaminaGeometry

/// A part of an item's rectangle that a constraint speaks of.
///
/// ```
///    left                 centerX               right      leading, trailing: the same two
///     ┌──────────────────────┬────────────────────┐ top    sides in reading direction
///     │  leftMargin          │         rightMargin│
///     │   ┌──────────────────┼────────────────┐   │ topMargin
///     │   │ Text             │                │   │ firstBaseline
///     ├───┼──────────────────┼────────────────┼───┤ centerY
///     │   │ Text             │                │   │ lastBaseline
///     │   └──────────────────┼────────────────┘   │ bottomMargin
///     └──────────────────────┴────────────────────┘ bottom
/// ```
public enum LayoutAttribute: String, Hashable, CaseIterable, Sendable {
  case left, right, top, bottom, leading, trailing
  case width, height
  case centerX, centerY
  case firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  /// Stands where a constraint has no second attribute.
  case notAnAttribute
}

extension LayoutAttribute {
  /// The axis along which it measures; nil for `notAnAttribute`.
  public var axis: Axis? {
    switch withoutMargin {
    case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: .vertical
    default: nil
    }
  }

  /// Whether it is a length, and not a place.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether it is a side named in reading direction.
  var isReadingSide: Bool { withoutMargin == .leading || withoutMargin == .trailing }

  /// Whether it is a side that is the same in both reading directions.
  var isAbsoluteSide: Bool { withoutMargin == .left || withoutMargin == .right }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether it lies on the rectangle inside the margins.
  var isOfMargins: Bool { withoutMargin != self }

  /// The same part of the whole rectangle.
  var withoutMargin: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}
