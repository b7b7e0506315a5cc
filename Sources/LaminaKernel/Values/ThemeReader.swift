public import LaminaDrawing
public import LaminaGeometry
public import LaminaText
public import LaminaThemes

/// The theme of a place: what is read of it is known, and only its change evaluates the view again.
///
/// ```swift
/// @Environment(\.theme) private var theme
/// var body: some View { Text("Tides").foregroundStyle(theme.color("title") ?? .primary) }
/// ```
@MainActor @preconcurrency
public struct ThemeReader {
  private let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// The value under a key, without alias and variant; nil where the theme has none.
  public func value(_ key: String) -> ThemeValue? {
    environment.look(keys: [key]).values.values[key]
  }

  /// The colour under a key.
  public func color(_ key: String) -> Color? {
    if case .color(let color)? = value(key) { Color(color) } else { nil }
  }

  /// The font under a key.
  public func font(_ key: String) -> Font? {
    if case .font(let font)? = value(key) { font.font } else { nil }
  }

  /// The distance or the radius under a key, in points.
  public func length(_ key: String) -> CGFloat? {
    switch value(key) {
    case .length(let points)?, .radius(let points)?: CGFloat(points)
    default: nil
    }
  }

  /// The time under a key, in seconds.
  public func duration(_ key: String) -> Double? {
    if case .duration(let seconds)? = value(key) { seconds } else { nil }
  }

  /// The shadow under a key.
  public func shadow(_ key: String) -> ThemeShadow? {
    if case .shadow(let shadow)? = value(key) { shadow } else { nil }
  }

  /// The place of the picture under a key.
  public func picture(_ key: String) -> String? {
    if case .picture(let path)? = value(key) { path } else { nil }
  }
}
