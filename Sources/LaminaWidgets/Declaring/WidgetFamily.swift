package import LaminaGeometry

/// The sizes in which a widget is seen.
public nonisolated enum WidgetFamily: Int, CaseIterable, Codable, Hashable, Sendable,
  CustomStringConvertible
{
  case systemSmall, systemMedium, systemLarge
  /// One line, in a bar.
  case accessoryInline

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// Its size in a column of a panel, in points: a medium one is as wide as two small ones and the gap between them.
  package func size(inWidth width: CGFloat, spacing: CGFloat) -> CGSize {
    let half = max((width - spacing) / 2, 0)
    return switch self {
    case .systemSmall: CGSize(width: half, height: half)
    case .systemMedium: CGSize(width: width, height: half)
    case .systemLarge: CGSize(width: width, height: width)
    case .accessoryInline: CGSize(width: width, height: 28)
    }
  }
}

extension EnvironmentValues {
  private struct WidgetFamilyKey: EnvironmentKey {
    static let defaultValue = WidgetFamily.systemMedium
  }

  /// The size in which the widget is seen.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
}
