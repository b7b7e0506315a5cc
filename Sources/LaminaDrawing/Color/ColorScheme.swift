/// Whether things are dark on light or light on dark.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable, Codable {
  /// Dark texts on light grounds.
  case light
  /// Light texts on dark grounds.
  case dark
}

/// How far texts and boundaries stand out.
public enum ColorSchemeContrast: String, CaseIterable, Hashable, Sendable, Codable {
  /// As most people want it.
  case standard
  /// More than most people need.
  case increased
}

/// For which eyes and which light colours are: a scheme and a contrast.
public struct ColorAppearance: Hashable, Sendable, Codable {
  /// Dark on light, or light on dark.
  public var scheme: ColorScheme
  /// How far things stand out.
  public var contrast: ColorSchemeContrast

  /// Makes an appearance, by default the light one.
  public init(_ scheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard) {
    self.scheme = scheme
    self.contrast = contrast
  }

  /// All four, light ones first.
  public static let all = ColorScheme.allCases.flatMap { scheme in
    ColorSchemeContrast.allCases.map { ColorAppearance(scheme, contrast: $0) }
  }
}
