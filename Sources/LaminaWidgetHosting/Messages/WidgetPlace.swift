/// Where a widget stands: what it needs to know to draw itself.
public struct WidgetPlace: Hashable, Sendable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double
  /// Device pixels per point.
  public var scale: Double
  /// Whether it stands on something dark.
  public var isDark: Bool
  /// Whether the person asks for more contrast.
  public var hasMoreContrast: Bool
  /// How much larger than usual texts are; 1 for not at all.
  public var textScale: Double

  public init(
    width: Double, height: Double, scale: Double = 1, isDark: Bool = false,
    hasMoreContrast: Bool = false, textScale: Double = 1
  ) {
    (self.width, self.height, self.scale) = (width, height, scale)
    (self.isDark, self.hasMoreContrast, self.textScale) = (isDark, hasMoreContrast, textScale)
  }

  /// Its width in device pixels.
  public var pixelWidth: Int { Int((width * scale).rounded(.up)) }

  /// Its height in device pixels.
  public var pixelHeight: Int { Int((height * scale).rounded(.up)) }
}
