package import LaminaDrawing
import LaminaGeometry

/// A colour as people mix it: hue, saturation and brightness, each from 0 to 1, and how much it covers.
///
/// Black, white and grey have no hue of their own: a mix keeps the one it had, so that a drag through them comes back to
/// the same colours.
package nonisolated struct ColorMix: Hashable, Sendable {
  package var hue: Double
  package var saturation: Double
  package var brightness: Double
  package var opacity: Double

  package init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
    self.opacity = opacity
  }

  /// The mix of components; what these do not say is as in `former`.
  package init(_ color: Color.Resolved, former: ColorMix? = nil) {
    let (red, green, blue) = (Self.unit(color.red), Self.unit(color.green), Self.unit(color.blue))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    brightness = most
    saturation = most > 0 ? range / most : former?.saturation ?? 0
    hue = range > 0 ? Self.hue(red, green, blue, most, range) : former?.hue ?? 0
    opacity = Self.unit(color.opacity)
  }

  private static func hue(
    _ red: Double, _ green: Double, _ blue: Double, _ most: Double, _ range: Double
  ) -> Double {
    let sixths =
      most == red
      ? (green - blue) / range
      : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    return (sixths / 6 + 1).truncatingRemainder(dividingBy: 1)
  }

  private static func unit(_ part: Float) -> Double {
    part.isFinite ? min(max(Double(part), 0), 1) : 0
  }

  /// The components.
  package var resolved: Color.Resolved {
    func channel(_ number: Double) -> Float {
      let place = (number + hue * 6).truncatingRemainder(dividingBy: 6)
      return Float(brightness * (1 - saturation * max(0, min(place, 4 - place, 1))))
    }
    return Color.Resolved(
      red: channel(5), green: channel(3), blue: channel(1), opacity: Float(opacity))
  }

  package var color: Color { Color(resolved) }

  /// The same hue at its strongest.
  package var pure: Color.Resolved {
    ColorMix(hue: hue, saturation: 1, brightness: 1).resolved
  }

  // MARK: Digits

  /// Six digits, or eight where it does not cover all: `FF8000`, `FF800080`.
  package var hex: String {
    let digits = resolved.description.dropFirst()
    return String(opacity < 1 ? digits : digits.prefix(6))
  }

  /// The colour that digits say: 3, 4, 6 or 8 of them, with or without `#` before them; nil for none.
  ///
  /// - Parameters:
  ///   - text: the digits, as people copy them from elsewhere.
  ///   - former: what grey keeps the hue of.
  package init?(hex text: String, former: ColorMix? = nil) {
    var digits = Self.digits(of: text)
    if digits.count == 3 || digits.count == 4 {
      digits = String(digits.flatMap { [$0, $0] })
    }
    guard [6, 8].contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    let isWhole = digits.count == 6
    let color = Color.Resolved(
      hex: isWhole ? number : number >> 8, opacity: isWhole ? 1 : Float(number & 255) / 255)
    self.init(color, former: former)
  }

  /// What people copy from elsewhere, without spaces and what stands before digits.
  package static func digits(of text: String) -> String {
    var digits = text.filter { !$0.isWhitespace }
    if digits.hasPrefix("#") { digits.removeFirst() }
    if digits.lowercased().hasPrefix("0x") { digits.removeFirst(2) }
    return digits
  }

  /// The colour in words: its hue, how strong and how bright.
  package var words: String {
    if brightness < 0.08 { return "black" }
    if saturation < 0.08 {
      return brightness > 0.96 ? "white" : brightness > 0.6 ? "light gray" : "dark gray"
    }
    let names = [
      "red", "orange", "yellow", "lime", "green", "mint", "cyan", "sky blue", "blue", "violet",
      "magenta", "pink",
    ]
    let name = names[Int((hue * 12).rounded()) % 12]
    return brightness < 0.45 ? "dark \(name)" : saturation < 0.4 ? "pale \(name)" : name
  }
}
