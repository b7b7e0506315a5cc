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
    /// Texts and symbols that matter most.
    case primary
    /// Texts and symbols of second rank.
    case secondary
    /// Texts and symbols of third rank.
    case tertiary
    /// Texts and symbols of fourth rank, and faint fills.
    case quaternary
    /// What is to stand out: the default button, switches that are on.
    case accent
    /// A window's ground.
    case background
    /// The ground of parts beside the main one, such as a sidebar.
    case secondaryBackground
    /// The ground that groups of contents stand on.
    case groupedBackground
    /// Lines between parts.
    case separator
    /// The inside of buttons, fields and boxes.
    case controlFill
    /// The border of buttons, fields and boxes.
    case controlBorder
    /// The ground of what is selected.
    case selection
    /// Words that lead elsewhere.
    case link
    /// What the palette calls red.
    case red
    /// What the palette calls orange.
    case orange
    /// What the palette calls yellow.
    case yellow
    /// What the palette calls green.
    case green
    /// What the palette calls mint, a green towards blue.
    case mint
    /// What the palette calls teal, between green and blue.
    case teal
    /// What the palette calls cyan, a light blue towards green.
    case cyan
    /// What the palette calls blue.
    case blue
    /// What the palette calls indigo, between blue and violet.
    case indigo
    /// What the palette calls purple.
    case purple
    /// What the palette calls pink.
    case pink
    /// What the palette calls brown.
    case brown
    /// What the palette calls grey.
    case gray
  }

  private enum Source: Hashable, Sendable {
    case components(Resolved)
    case role(Role)
    indirect case variants(ColorVariants)
    indirect case mixed(MixedColor)
  }

  private var source: Source
  private var strength: Float = 1

  /// Makes a colour of fixed components, which no palette changes.
  public init(_ resolved: Resolved) { source = .components(resolved) }
  /// Makes a colour whose components the palette has for this role.
  public init(role: Role) { source = .role(role) }

  /// Makes a colour that is another one in the dark, and where things are to stand out more.
  ///
  /// ```swift
  /// Color(light: Color(white: 0.95), dark: Color(white: 0.15))
  /// ```
  public init(
    light: Color, dark: Color, lightIncreased: Color? = nil, darkIncreased: Color? = nil
  ) {
    source = .variants(
      ColorVariants(
        light: light, dark: dark, lightIncreased: lightIncreased ?? light,
        darkIncreased: darkIncreased ?? dark))
  }

  init(_ mixed: MixedColor) { source = .mixed(mixed) }

  /// What it is for, where it is nothing but the palette's colour for that.
  package var role: Role? {
    if strength == 1, case .role(let role) = source { role } else { nil }
  }

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
      case .variants(let variants): variants.color(in: palette).resolve(in: palette)
      case .mixed(let mixed): mixed.resolve(in: palette)
      }
    return strength == 1 ? base : base.opacity(strength)
  }

  /// No colour at all: black at an opacity of 0.
  public static let clear = Color(white: 0, opacity: 0)
  /// Black, whatever the palette.
  public static let black = Color(white: 0)
  /// White, whatever the palette.
  public static let white = Color(white: 1)
  /// The palette's colour for texts and symbols that matter most.
  public static let primary = Color(role: .primary)
  /// The palette's colour for texts and symbols of second rank.
  public static let secondary = Color(role: .secondary)
  /// The palette's accent colour, or the one that `tint(_:)` sets for the view.
  public static let accentColor = Color(role: .accent)
  /// The palette's red.
  public static let red = Color(role: .red)
  /// The palette's orange.
  public static let orange = Color(role: .orange)
  /// The palette's yellow.
  public static let yellow = Color(role: .yellow)
  /// The palette's green.
  public static let green = Color(role: .green)
  /// The palette's mint, a green towards blue.
  public static let mint = Color(role: .mint)
  /// The palette's teal, between green and blue.
  public static let teal = Color(role: .teal)
  /// The palette's cyan, a light blue towards green.
  public static let cyan = Color(role: .cyan)
  /// The palette's blue.
  public static let blue = Color(role: .blue)
  /// The palette's indigo, between blue and violet.
  public static let indigo = Color(role: .indigo)
  /// The palette's purple.
  public static let purple = Color(role: .purple)
  /// The palette's pink.
  public static let pink = Color(role: .pink)
  /// The palette's brown.
  public static let brown = Color(role: .brown)
  /// The palette's grey.
  public static let gray = Color(role: .gray)
}

extension Color: CustomStringConvertible {
  /// What it is, for people who look for a fault: its name or `#RRGGBBAA`, after how strong it is.
  public var description: String {
    let share = strength == 1 ? "" : "\(Int(Double(strength) * 100 + 0.5))% "
    return share + sourceName
  }

  private var sourceName: String {
    switch source {
    case .components(.clear): "clear"
    case .components(.black): "black"
    case .components(.white): "white"
    case .components(let resolved): resolved.description
    case .role(let role): role.rawValue
    case .variants: "variants"
    case .mixed(let mixed): "\(mixed.first) mixed with \(mixed.second)"
    }
  }
}
