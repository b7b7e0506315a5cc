/// The horizontal or the vertical direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// A set of directions, such as those in which a view scrolls.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// A set of one direction.
    public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

    /// The horizontal direction alone.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical direction alone.
    public static let vertical = Set(rawValue: 2)
  }

  /// The other direction.
  public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
  /// The name of the direction.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension CGSize {
  /// The length along `axis`.
  public subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

extension CGPoint {
  /// The coordinate along `axis`.
  public subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }
}
