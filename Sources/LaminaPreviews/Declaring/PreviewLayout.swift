public import LaminaGeometry

/// How large a preview is shown.
public nonisolated enum PreviewLayout: Hashable, Sendable {
  /// As large as a window, or as the device that was named.
  case device
  /// As large as the view wants to be.
  case sizeThatFits
  /// As large as is said, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a preview's surroundings are turned.
public nonisolated struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
  public let id: String

  /// Higher than wide.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Higher than wide.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Wider than high.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Wider than high.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static let allCases = [
    portrait, portraitUpsideDown, landscapeLeft, landscapeRight,
  ]

  /// A size, turned.
  func turned(_ size: CGSize) -> CGSize {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    return id.hasPrefix("landscape")
      ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
  }
}
