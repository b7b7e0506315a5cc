public import LaminaDrawing

/// A value of a theme, or the name of another key.
public enum ThemeValue: Hashable, Sendable, Codable {
  /// A colour.
  case color(Color.Resolved)
  /// A font.
  case font(ThemeFont)
  /// A distance in points.
  case length(Double)
  /// The radius of corners, in points.
  case radius(Double)
  /// A shadow.
  case shadow(ThemeShadow)
  /// A time in seconds.
  case duration(Double)
  /// The place of a picture: a path, below the folder of the theme's file unless it begins with `/`.
  case picture(String)
  /// Whatever stands under another key.
  case alias(String)

  /// What kind of value it is, as messages say it.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// A colour.
    case color
    /// A font.
    case font
    /// A distance.
    case length
    /// A radius of corners.
    case radius
    /// A shadow.
    case shadow
    /// A time.
    case duration
    /// The place of a picture.
    case picture
  }

  /// Its kind; nil for the name of another key.
  public var kind: Kind? {
    switch self {
    case .color: .color
    case .font: .font
    case .length: .length
    case .radius: .radius
    case .shadow: .shadow
    case .duration: .duration
    case .picture: .picture
    case .alias: nil
    }
  }
}
