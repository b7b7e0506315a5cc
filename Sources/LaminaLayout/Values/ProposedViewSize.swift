public import LaminaGeometry

/// What a container offers a view: a length on each axis, or nil for "as you like best".
///
/// ```
///   0          the smallest size          .zero
///   infinity   the largest size           .infinity
///   nil        the ideal size             .unspecified
///   a length   the size nearest to it
/// ```
public struct ProposedViewSize: Hashable, Sendable {
  /// The width in points; nil asks for the ideal one.
  public var width: CGFloat?
  /// The height in points; nil asks for the ideal one.
  public var height: CGFloat?

  /// Makes a proposal of a width and a height in points; nil asks for the ideal length.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal of both lengths of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// A proposal that asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal that asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// A proposal that asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The size that takes `size` where nothing is proposed.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The length proposed along `axis`.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// The proposal with lengths along and across `axis`.
  package init(along axis: Axis, _ length: CGFloat?, across: CGFloat?) {
    switch axis {
    case .horizontal: self.init(width: length, height: across)
    case .vertical: self.init(width: across, height: length)
    }
  }
}
