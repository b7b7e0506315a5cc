import LaminaGeometry

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

extension Color.Resolved {
  /// How bright it is to the eye, from 0 to 1, after WCAG; its opacity does not count.
  public var luminance: Double {
    func linear(_ level: Float) -> Double {
      let level = Double(min(max(level, 0), 1))
      return level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
