import LaminaGeometry

/// How a colour looks, in numbers of which equal steps look equal.
///
/// ```
///  sRGB ──▶ linear light ──▶ cones (cube roots) ──▶ L, a, b
/// ```
/// The matrices are Björn Ottosson's (https://bottosson.github.io/posts/oklab).
package struct Oklab: Sendable {
  /// From 0 (black) to 1 (white).
  package var lightness: Double
  /// From green, below 0, to red.
  package var a: Double
  /// From blue, below 0, to yellow.
  package var b: Double

  /// Makes a colour of its three parts.
  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// What the light of sRGB's red, green and blue looks like.
  package init(red: Double, green: Double, blue: Double) {
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
  }

  /// The light of sRGB's red, green and blue that looks so; below 0 or above 1 where a screen cannot show it.
  package var light: (red: Double, green: Double, blue: Double) {
    func cubed(_ value: Double) -> Double { value * value * value }
    let long = cubed(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let middle = cubed(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cubed(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short
    )
  }
}
