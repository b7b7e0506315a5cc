import LaminaGeometry

extension Color {
  /// What the three components of a colour mean.
  public enum RGBColorSpace: Hashable, Sendable {
    /// What most screens and files mean.
    case sRGB
    /// Of sRGB's red, green and blue, in proportion to the light that they give.
    case sRGBLinear
    /// A wider range of colours; those beyond sRGB have components below 0 or above 1 there.
    case displayP3
  }

  /// Makes a colour of components from 0 to 1 in a colour space.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(opacity)))
  }

  /// Makes a grey from 0 (black) to 1 (white) in a colour space.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
}

extension Color.Resolved {
  /// Makes a colour of components from 0 to 1 in a colour space, opaque unless said.
  public init(
    colorSpace: Color.RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float = 1
  ) {
    let given = SIMD3(red, green, blue)
    let components =
      switch colorSpace {
      case .sRGB: given
      case .sRGBLinear: Self.curved(given)
      case .displayP3: Self.curved(Self.fromP3(Self.straightened(given)))
      }
    self.init(red: components.x, green: components.y, blue: components.z, opacity: opacity)
  }

  /// The red component in proportion to its light.
  public var linearRed: Float { Self.linear(red) }
  /// The green component in proportion to its light.
  public var linearGreen: Float { Self.linear(green) }
  /// The blue component in proportion to its light.
  public var linearBlue: Float { Self.linear(blue) }

  /// Light of the primaries of Display P3 as light of those of sRGB; both have the same white (D65).
  private static func fromP3(_ p3: SIMD3<Float>) -> SIMD3<Float> {
    let (r, g, b) = (p3.x, p3.y, p3.z)
    return SIMD3(
      1.2249401 * r - 0.2249401 * g, -0.0420569 * r + 1.0420569 * g,
      -0.0196376 * r - 0.0786361 * g + 1.0982737 * b)
  }

  private static func curved(_ linear: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(curved(linear.x), curved(linear.y), curved(linear.z))
  }

  private static func straightened(_ curved: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(linear(curved.x), linear(curved.y), linear(curved.z))
  }

  /// The curve of sRGB, which goes on below 0 as its mirror image.
  private static func curved(_ light: Float) -> Float {
    let curved = Float(SRGBCurve.component(Double(abs(light))))
    return light < 0 ? -curved : curved
  }

  private static func linear(_ curved: Float) -> Float {
    let light = Float(SRGBCurve.light(Double(abs(curved))))
    return curved < 0 ? -light : light
  }
}
