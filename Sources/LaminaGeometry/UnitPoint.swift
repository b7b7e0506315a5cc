public import Foundation

/// A place in a rectangle as fractions of its size: (0, 0) top leading, (1, 1) bottom trailing.
public struct UnitPoint: Hashable, Sendable {
  /// How far from the leading side, as a fraction of the width.
  public var x: CGFloat
  /// How far from the top, as a fraction of the height.
  public var y: CGFloat

  /// Makes a place of fractions of the width and the height; those outside of 0...1 lie beyond the
  /// sides.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Makes the place at the top of the leading side.
  public init() { self.init(x: 0, y: 0) }

  /// The place at (0, 0), the same as `topLeading`.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle of the rectangle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner at the top of the leading side.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner at the top of the trailing side.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner at the bottom of the leading side.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner at the bottom of the trailing side.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point it names in `rect`.
  public func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
