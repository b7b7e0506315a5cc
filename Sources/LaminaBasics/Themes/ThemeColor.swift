public import LaminaDisplay
import LaminaDrawing

/// The colour under a key of the theme, wherever a style is wanted, and as a view.
///
/// ```swift
/// Text("Tides").foregroundStyle(ThemeColor("title"))
/// ```
public nonisolated struct ThemeColor: ShapeStyle, Hashable, Sendable {
  /// The key.
  public let key: String

  /// Makes the style of a key; where the theme has no colour under it, it is that of texts.
  public init(_ key: String) { self.key = key }

  @MainActor public func fill(in environment: EnvironmentValues) -> Fill {
    let color = environment.theme.color(key) ?? .primary
    return color.fill(in: environment)
  }
}

extension ThemeColor: View { public typealias Body = Never }
extension ThemeColor: AreaStyle {}

nonisolated extension ShapeStyle where Self == ThemeColor {
  /// The colour under a key of the theme.
  public static func theme(_ key: String) -> ThemeColor { ThemeColor(key) }
}
