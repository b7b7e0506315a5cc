import LaminaGeometry

extension Color {
  /// sRGB components from 0 to 1, not premultiplied: what display lists hold.
  public struct Resolved: Hashable, Sendable {
    /// The red component, from 0 to 1.
    public var red: Float
    /// The green component, from 0 to 1.
    public var green: Float
    /// The blue component, from 0 to 1.
    public var blue: Float
    /// How much it covers, from 0 (clear) to 1 (opaque).
    public var opacity: Float

    /// Makes a colour of sRGB components from 0 to 1, opaque unless said.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    /// The colour of 0xRRGGBB.
    public init(hex: UInt32, opacity: Float = 1) {
      self.init(
        red: Float(hex >> 16 & 255) / 255, green: Float(hex >> 8 & 255) / 255,
        blue: Float(hex & 255) / 255, opacity: opacity)
    }

    /// No colour at all: black at an opacity of 0.
    public static let clear = Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    /// Opaque black.
    public static let black = Resolved(hex: 0x000000)
    /// Opaque white.
    public static let white = Resolved(hex: 0xFFFFFF)

    /// Whether nothing behind it shows through.
    public var isOpaque: Bool { opacity >= 1 }

    /// The same colour, `factor` times as strong.
    public func opacity(_ factor: Float) -> Resolved {
      Resolved(red: red, green: green, blue: blue, opacity: opacity * factor)
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components as two digits each: `#RRGGBBAA`.
  public var description: String {
    "#" + [red, green, blue, opacity].map(Self.digits).joined()
  }

  private static func digits(_ component: Float) -> String {
    let byte = component.isFinite ? UInt8(min(max((component * 255).rounded(), 0), 255)) : 0
    return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

extension Color.Resolved {
  /// How bright it is to the eye, from 0 to 1, after WCAG; its opacity does not count.
  public var luminance: Double {
    func linear(_ level: Float) -> Double { SRGBCurve.light(Double(min(max(level, 0), 1))) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
