extension Color {
  /// sRGB components from 0 to 1, not premultiplied: what display lists hold.
  public struct Resolved: Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    /// The colour of 0xRRGGBB.
    public init(hex: UInt32, opacity: Float = 1) {
      self.init(
        red: Float(hex >> 16 & 255) / 255, green: Float(hex >> 8 & 255) / 255,
        blue: Float(hex & 255) / 255, opacity: opacity)
    }

    public static let clear = Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    public static let black = Resolved(hex: 0x000000)
    public static let white = Resolved(hex: 0xFFFFFF)

    public var isOpaque: Bool { opacity >= 1 }

    /// The same colour, `factor` times as strong.
    public func opacity(_ factor: Float) -> Resolved {
      Resolved(red: red, green: green, blue: blue, opacity: opacity * factor)
    }
  }
}
