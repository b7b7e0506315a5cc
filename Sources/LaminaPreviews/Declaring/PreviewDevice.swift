public import LaminaGeometry

/// A device by name, whose screen is as large as a preview that names it: `"iPhone SE (3rd generation)"`.
///
/// Of a name that is not known, a preview is as large as a window.
public nonisolated struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable,
  Sendable
{
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// How large its screen is, in points; nil for a window's size.
  public var size: CGSize? {
    Self.sizes.first { rawValue.hasPrefix($0.name) }
      .map { CGSize(width: $0.width, height: $0.height) }
  }

  /// The longer name stands in front of the shorter.
  private static let sizes: [(name: String, width: CGFloat, height: CGFloat)] = [
    ("iPhone SE", 375, 667), ("iPhone 8", 375, 667), ("iPhone", 393, 852),
    ("iPad mini", 744, 1133), ("iPad Pro", 1024, 1366), ("iPad", 820, 1180),
    ("Apple Watch", 198, 242), ("Apple TV", 1920, 1080),
  ]
}
