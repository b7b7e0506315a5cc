import LaminaDrawing

nonisolated extension GraphicsContext {
  /// How what is drawn mixes with what is there.
  public nonisolated struct BlendMode: RawRepresentable, Equatable, Hashable, Sendable {
    /// A number for each mode, in the order in which they are declared here.
    public let rawValue: Int32

    /// Makes the mode of a number; one that there is not is as `normal`.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Covers what is there, as far as it is opaque.
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// Multiplies both colours.
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// Multiplies what both colours lack to white.
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// Multiplies dark parts of what is there and screens light ones.
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// Takes the darker one of both colours, for each component.
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// Takes the lighter one of both colours, for each component.
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// Brightens what is there, the more so the lighter the colour on top is.
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// Darkens what is there, the more so the darker the colour on top is.
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// Brightens or darkens what is there a little.
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// Multiplies where the colour on top is dark and screens where it is light.
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// Subtracts the darker colour from the lighter one.
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// As `difference`, with less contrast in the middle.
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// Takes the hue of what is on top.
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// Takes the saturation of what is on top.
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// Takes hue and saturation of what is on top.
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// Takes the luminosity of what is on top.
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// Leaves nothing of what is there.
    public static var clear: BlendMode { BlendMode(rawValue: 16) }
    /// Takes the place of what is there, with its clear parts too.
    public static var copy: BlendMode { BlendMode(rawValue: 17) }
    /// Is seen as far as something is there, of which nothing else is left.
    public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
    /// Is seen as far as nothing is there; of what is there nothing is left.
    public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
    /// Covers what is there, and only where something is.
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    /// Goes behind what is there.
    public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    /// Leaves of what is there what it covers.
    public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
    /// Erases what is there as far as it is opaque.
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    /// Goes behind what is there, of which only what it covers is left.
    public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
    /// Leaves of both what the other does not cover.
    public static var xor: BlendMode { BlendMode(rawValue: 25) }
    /// Adds what both colours lack to white.
    public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    /// Adds both colours.
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

    /// What becomes of both, where that is no mix of their colours.
    var composition: Composition? {
      switch self {
      case .clear: .clear
      case .copy: .copy
      case .sourceIn: .sourceIn
      case .sourceOut: .sourceOut
      case .destinationIn: .destinationIn
      case .destinationAtop: .destinationAtop
      case .xor: .xor
      default: nil
      }
    }

    /// How the colours of both mix.
    var mix: LaminaDrawing.BlendMode {
      switch self {
      case .multiply: .multiply
      case .screen: .screen
      case .overlay: .overlay
      case .darken: .darken
      case .lighten: .lighten
      case .colorDodge: .colorDodge
      case .colorBurn: .colorBurn
      case .softLight: .softLight
      case .hardLight: .hardLight
      case .difference: .difference
      case .exclusion: .exclusion
      case .hue: .hue
      case .saturation: .saturation
      case .color: .color
      case .luminosity: .luminosity
      case .sourceAtop: .sourceAtop
      case .destinationOver: .destinationOver
      case .destinationOut: .destinationOut
      case .plusDarker: .plusDarker
      case .plusLighter: .plusLighter
      default: .normal
      }
    }
  }
}
