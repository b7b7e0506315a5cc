public import LaminaDrawing

/// The colour under a key of the theme, wherever a style is wanted, and as a view.
///
/// ```swift
/// Text("Tides").foregroundStyle(ThemeColor("title"))
/// ```
public nonisolated struct ThemeColor: SelfContainedStyle, Hashable {
  /// The key.
  public let key: String

  /// Makes the style of a key; where the theme has no colour under it, it is that of texts.
  public init(_ key: String) { self.key = key }

  /// The colour under the key.
  @MainActor
  public func resolve(in environment: EnvironmentValues) -> Color {
    environment.theme.color(key) ?? .primary
  }
}

extension ThemeColor: View { public typealias Body = Never }
extension ThemeColor: AreaStyle {}

nonisolated extension ShapeStyle where Self == ThemeColor {
  /// The colour under a key of the theme.
  public static func theme(_ key: String) -> ThemeColor { ThemeColor(key) }
}
