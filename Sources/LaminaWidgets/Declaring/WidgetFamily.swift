public import LaminaGeometry

/// How much room a widget has.
public enum WidgetFamily: String, Codable, CaseIterable, Hashable, Sendable {
  /// Half of a panel's width, and as high.
  case systemSmall
  /// A panel's width, and not quite half as high.
  case systemMedium
  /// A panel's width, and as high.
  case systemLarge
  /// A line over a panel's width.
  case accessoryBar

  /// The gap between two small widgets side by side, in points.
  static let gap: CGFloat = 12

  /// Its size in points where a panel is `width` points wide: 320 to 736, and the next of these for other widths.
  public func size(inWidth width: CGFloat) -> CGSize {
    let width = min(max(width, 320), 736)
    switch self {
    case .systemSmall:
      let side = ((width - Self.gap) / 2).rounded(.down)
      return CGSize(width: side, height: side)
    case .systemMedium: return CGSize(width: width, height: (width * 0.46).rounded(.down))
    case .systemLarge: return CGSize(width: width, height: min(width, 414))
    case .accessoryBar: return CGSize(width: width, height: 44)
    }
  }
}

extension EnvironmentValues {
  /// How much room the widget has around the view.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
}

private struct WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}
