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
    func light(_ part: Float) -> Double { SRGBCurve.light(Double(min(max(part, 0), 1))) }
    let look = Oklab(red: light(color.red), green: light(color.green), blue: light(color.blue))
    lightness = look.lightness
    chroma = (look.a * look.a + look.b * look.b).squareRoot()
    hue = atan2(look.b, look.a)
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
    let light = Oklab(lightness: lightness, a: chroma * cos(hue), b: chroma * sin(hue)).light
    let parts = [light.red, light.green, light.blue]
    guard parts.allSatisfy({ (-0.0005...1.0005).contains($0) }) else { return nil }
    let shown = parts.map { Float(SRGBCurve.component(min(max($0, 0), 1))) }
    return Color.Resolved(red: shown[0], green: shown[1], blue: shown[2])
  }
}
