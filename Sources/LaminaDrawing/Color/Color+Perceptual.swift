import LaminaGeometry

/// Colours are mixed in OKLab, as SwiftUI does: half way between red and blue lies the purple that
/// looks half way, (140, 83, 162), and half way between black and white the grey 99.
///
/// The three numbers are weighted by the opacity, so that what appears from nothing has its own
/// colour on the whole way.
///
/// ```
///  sRGB ──▶ linear light ──▶ cones (cube roots) ──▶ L, a, b ──▶ times opacity
/// ```
/// The matrices are Björn Ottosson's (https://bottosson.github.io/posts/oklab).
extension Color.Resolved {
  /// L, a and b of OKLab, times the opacity, and the opacity.
  package var perceptual: SIMD4<Double> {
    guard opacity > 0 else { return SIMD4(0, 0, 0, 0) }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    let long = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let middle = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let short = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    let alpha = Double(opacity)
    return SIMD4(
      alpha * (0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short),
      alpha * (1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short),
      alpha * (0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short), alpha)
  }

  /// The colour of these numbers, or the nearest that a screen can show, channel by channel.
  package init(perceptual part: SIMD4<Double>) {
    guard part.w > 0 else {
      self = .clear
      return
    }
    let lightness = part.x / part.w
    let a = part.y / part.w
    let b = part.z / part.w
    func cubed(_ value: Double) -> Double { value * value * value }
    let long = cubed(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let middle = cubed(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cubed(lightness - 0.0894841775 * a - 1.2914855480 * b)
    self.init(
      red: encoded(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
      green: encoded(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
      blue: encoded(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short),
      opacity: Float(min(part.w, 1)))
  }
}

/// Light, from 0 to 1, of an sRGB component.
private func linear(_ component: Float) -> Double {
  let value = Double(component)
  return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}

/// The sRGB component, from 0 to 1, of light.
private func encoded(_ light: Double) -> Float {
  let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  return Float(min(max(value, 0), 1))
}

private func cubeRoot(_ value: Double) -> Double { cbrt(value) }
