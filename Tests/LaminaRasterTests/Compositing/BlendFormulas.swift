import LaminaDrawing

/// The formulas of W3C "Compositing and Blending Level 1", written down once more for the tests.
enum BlendFormulas {
  typealias RGB = SIMD3<Double>

  /// The premultiplied channels (alpha, red, green, blue) of `source` mixed with `below`.
  static func mix(
    _ mode: BlendMode, _ source: (RGB, alpha: Double), over below: (RGB, alpha: Double)
  ) -> SIMD4<Double> {
    let (cs, a, cb, b) = (source.0, source.alpha, below.0, below.alpha)
    func all(_ alpha: Double, _ color: RGB) -> SIMD4<Double> {
      SIMD4(alpha, color.x, color.y, color.z)
    }
    switch mode {
    case .sourceAtop: return all(b, cs * a * b + cb * b * (1 - a))
    case .destinationOver: return all(a + b - a * b, cb * b + cs * a * (1 - b))
    case .destinationOut: return all(b * (1 - a), cb * b * (1 - a))
    case .plusLighter:
      return all(
        min(1, a + b), (cs * a + cb * b).clamped(lowerBound: RGB(), upperBound: RGB(1, 1, 1)))
    case .plusDarker:
      let alpha = min(1, a + b)
      let missing = (RGB(a, a, a) - cs * a) + (RGB(b, b, b) - cb * b)
      let left = RGB(alpha, alpha, alpha) - missing
      return all(alpha, left.clamped(lowerBound: RGB(), upperBound: RGB(1, 1, 1)))
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      let mixed = blend(mode, cb, cs)
      return all(a + b - a * b, cs * (a * (1 - b)) + cb * (b * (1 - a)) + mixed * (a * b))
    }
  }

  private static func blend(_ mode: BlendMode, _ cb: RGB, _ cs: RGB) -> RGB {
    switch mode {
    case .hue: return setLum(setSat(cs, sat(cb)), lum(cb))
    case .saturation: return setLum(setSat(cb, sat(cs)), lum(cb))
    case .color: return setLum(cs, lum(cb))
    case .luminosity: return setLum(cb, lum(cs))
    default:
      return RGB(
        channel(mode, cb.x, cs.x), channel(mode, cb.y, cs.y), channel(mode, cb.z, cs.z))
    }
  }

  private static func channel(_ mode: BlendMode, _ b: Double, _ s: Double) -> Double {
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return channel(.hardLight, s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? b * 2 * s : channel(.screen, b, 2 * s - 1)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return s
    }
  }

  private static func lum(_ c: RGB) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func sat(_ c: RGB) -> Double { c.max() - c.min() }

  private static func setLum(_ c: RGB, _ l: Double) -> RGB {
    var color = c + (l - lum(c))
    let (light, least, most) = (lum(color), color.min(), color.max())
    let middle = RGB(light, light, light)
    if least < 0 { color = middle + (color - middle) * light / (light - least) }
    if most > 1 { color = middle + (color - middle) * (1 - light) / (most - light) }
    return color
  }

  private static func setSat(_ c: RGB, _ s: Double) -> RGB {
    let (least, most) = (c.min(), c.max())
    return most > least ? (c - least) * s / (most - least) : RGB()
  }
}
