/// A colour: fixed components, or a role that the palette of the place where it stands fills in.
///
/// ```swift
/// Color(red: 1, green: 0.5, blue: 0)        // sRGB
/// Color.secondary.opacity(0.5)              // whatever the palette calls secondary, half as strong
/// Color.secondary.resolve(in: .light)       // its components under the light palette
/// ```
public struct Color: Hashable, Sendable {
  /// What a colour is for; a palette says how it looks.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    case primary, secondary, tertiary, quaternary, accent
    case background, secondaryBackground, groupedBackground, separator
    case controlFill, controlBorder, selection, link
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  }

  private enum Source: Hashable, Sendable {
    case components(Resolved)
    case role(Role)
  }

  private var source: Source
  private var strength: Float = 1

  public init(_ resolved: Resolved) { source = .components(resolved) }
  public init(role: Role) { source = .role(role) }

  /// sRGB components from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      Resolved(
        red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
  }

  /// A grey from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// The same colour, `opacity` times as strong.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.strength *= Float(opacity)
    return copy
  }

  /// The components under `palette`.
  public func resolve(in palette: ColorPalette) -> Resolved {
    let base =
      switch source {
      case .components(let resolved): resolved
      case .role(let role): palette[role]
      }
    return strength == 1 ? base : base.opacity(strength)
  }

  public static let clear = Color(white: 0, opacity: 0)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  public static let primary = Color(role: .primary)
  public static let secondary = Color(role: .secondary)
  public static let accentColor = Color(role: .accent)
  public static let red = Color(role: .red)
  public static let orange = Color(role: .orange)
  public static let yellow = Color(role: .yellow)
  public static let green = Color(role: .green)
  public static let mint = Color(role: .mint)
  public static let teal = Color(role: .teal)
  public static let cyan = Color(role: .cyan)
  public static let blue = Color(role: .blue)
  public static let indigo = Color(role: .indigo)
  public static let purple = Color(role: .purple)
  public static let pink = Color(role: .pink)
  public static let brown = Color(role: .brown)
  public static let gray = Color(role: .gray)
}
