/// How something of one size lies in bounds of another, under Core Animation's names; y grows down.
public enum ContentsGravity: String, CaseIterable, Hashable, Sendable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  /// Stretched to the bounds.
  case resize
  /// As large as it may be inside the bounds.
  case resizeAspect
  /// As small as it may be while it covers the bounds.
  case resizeAspectFill
}

/// Corners of a rectangle, under Core Animation's names; y grows down.
public struct CornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top left one.
  public static let layerMinXMinYCorner = CornerMask(rawValue: 1)
  /// The top right one.
  public static let layerMaxXMinYCorner = CornerMask(rawValue: 2)
  /// The bottom left one.
  public static let layerMinXMaxYCorner = CornerMask(rawValue: 4)
  /// The bottom right one.
  public static let layerMaxXMaxYCorner = CornerMask(rawValue: 8)
  public static let all = CornerMask(rawValue: 15)
}
