/// How something of one size lies in bounds of another, under Core Animation's names; y grows down.
public enum ContentsGravity: String, CaseIterable, Hashable, Sendable {
  /// In the middle, at its own size.
  case center
  /// At the top, in the middle of the width, at its own size.
  case top
  /// At the bottom, in the middle of the width, at its own size.
  case bottom
  /// On the left, in the middle of the height, at its own size.
  case left
  /// On the right, in the middle of the height, at its own size.
  case right
  /// In the corner at the top left, at its own size.
  case topLeft
  /// In the corner at the top right, at its own size.
  case topRight
  /// In the corner at the bottom left, at its own size.
  case bottomLeft
  /// In the corner at the bottom right, at its own size.
  case bottomRight
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
  /// All four corners.
  public static let all = CornerMask(rawValue: 15)
}
