public import Foundation

/// One side of a rectangle, in reading direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The side where lines begin.
  case leading
  /// The lower side.
  case bottom
  /// The side where lines end.
  case trailing

  /// A set of sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set that holds `edge` alone.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The upper side alone.
    public static let top = Set(.top)
    /// The side where lines begin, alone.
    public static let leading = Set(.leading)
    /// The lower side alone.
    public static let bottom = Set(.bottom)
    /// The side where lines end, alone.
    public static let trailing = Set(.trailing)
    /// The sides where lines begin and end.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}

/// The distances from a rectangle's sides inwards, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the upper side, in points downwards.
  public var top: CGFloat
  /// The distance from the side where lines begin, in points inwards.
  public var leading: CGFloat
  /// The distance from the lower side, in points upwards.
  public var bottom: CGFloat
  /// The distance from the side where lines end, in points inwards.
  public var trailing: CGFloat

  /// Makes insets of the distance from each side, in points; below 0 they point outwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance on any side.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// `length` on each side in `edges`, none on the others.
  public init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// Leading and trailing together.
  public var horizontal: CGFloat { leading + trailing }
  /// Top and bottom together.
  public var vertical: CGFloat { top + bottom }
}

extension CGRect {
  /// The rectangle that remains; its sides never cross, they meet at size zero.
  ///
  /// Leading is the left side here: a layout from right to left swaps them first.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }
}
