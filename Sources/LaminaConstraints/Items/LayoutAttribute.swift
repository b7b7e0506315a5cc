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
  /// The left side, whatever the reading direction.
  case left
  /// The right side, whatever the reading direction.
  case right
  /// The upper side.
  case top
  /// The lower side.
  case bottom
  /// The side where lines begin.
  case leading
  /// The side where lines end.
  case trailing
  /// How wide the rectangle is.
  case width
  /// How high the rectangle is.
  case height
  /// The middle of the width.
  case centerX
  /// The middle of the height.
  case centerY
  /// The baseline of the first line of text; the bottom of an item without text.
  case firstBaseline
  /// The baseline of the last line of text; the bottom of an item without text.
  case lastBaseline
  /// The inner end of the margin on the left.
  case leftMargin
  /// The inner end of the margin on the right.
  case rightMargin
  /// The inner end of the margin at the top.
  case topMargin
  /// The inner end of the margin at the bottom.
  case bottomMargin
  /// The inner end of the margin where lines begin.
  case leadingMargin
  /// The inner end of the margin where lines end.
  case trailingMargin
  /// The middle between the margins on the left and on the right.
  case centerXWithinMargins
  /// The middle between the margins at the top and at the bottom.
  case centerYWithinMargins
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
