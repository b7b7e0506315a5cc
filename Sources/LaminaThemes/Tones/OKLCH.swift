import Foundation
public import LaminaDrawing

/// A colour by how light, how colourful and of which hue it looks, after Björn Ottosson's Oklab.
///
/// ```swift
/// let blue = OKLCH(Color.Resolved(hex: 0x2F6FEB))
/// blue.with(lightness: 0.9).resolved      // as blue, and light
/// ```
public struct OKLCH: Hashable, Sendable {
  /// From 0 (black) to 1 (white); equal steps look equal.
  public var lightness: Double
  /// From 0 (grey) to about 0.37.
  public var chroma: Double
  /// In radians.
  public var hue: Double

  /// Makes a colour of its three parts.
  public init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// The same colour, lighter or darker, and less colourful if said.
  public func with(lightness: Double, chromaTimes factor: Double = 1) -> OKLCH {
    OKLCH(lightness: lightness, chroma: chroma * factor, hue: hue)
  }
}

extension OKLCH {
  /// What a colour of a screen looks like; its opacity does not count.
  public init(_ color: Color.Resolved) {
    let (red, green, blue) = (
      Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue)
    )
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    chroma = (a * a + b * b).squareRoot()
    hue = atan2(b, a)
  }

  /// The colour of a screen that looks so, less colourful where a screen cannot show it.
  public var resolved: Color.Resolved {
    if let color = inGamut { return color }
    var (shown, tooMuch) = (0.0, chroma)
    for _ in 0..<16 {
      let middle = (shown + tooMuch) / 2
      let isShown = OKLCH(lightness: lightness, chroma: middle, hue: hue).inGamut != nil
      if isShown { shown = middle } else { tooMuch = middle }
    }
    let color = OKLCH(lightness: lightness, chroma: shown, hue: hue).inGamut
    return color ?? (lightness < 0.5 ? .black : .white)
  }

  /// The colour, if a screen can show it.
  private var inGamut: Color.Resolved? {
    let parts = linearParts
    guard parts.allSatisfy({ (-0.0005...1.0005).contains($0) }) else { return nil }
    let shown = parts.map { Self.screen(min(max($0, 0), 1)) }
    return Color.Resolved(red: shown[0], green: shown[1], blue: shown[2])
  }

  private var linearParts: [Double] {
    let (a, b) = (chroma * cos(hue), chroma * sin(hue))
    let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
    let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
    let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
    return [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    ]
  }

  private static func linear(_ part: Float) -> Double {
    let part = Double(min(max(part, 0), 1))
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  private static func screen(_ part: Double) -> Float {
    Float(part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055)
  }
}
