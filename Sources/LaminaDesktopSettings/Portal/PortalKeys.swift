import LaminaBus

/// The keys that the portal knows, by namespaces, and what their values mean.
enum PortalKeys {
  typealias Rule = SettingRule<BusValue>

  static let appearance = "org.freedesktop.appearance"
  static let interface = "org.gnome.desktop.interface"
  static let accessibility = "org.gnome.desktop.a11y.interface"
  static let mouse = "org.gnome.desktop.peripherals.mouse"
  static let windows = "org.gnome.desktop.wm.preferences"

  /// All that are asked for.
  static let namespaces = [appearance, interface, accessibility, mouse, windows]

  /// Those of the portal's own; 0 is "no preference" for each, which leaves the word to others.
  static let own = [
    appearance: [
      Rule("color-scheme", .colorScheme, \.colorScheme) { value in
        guard case .uint32(let number) = value, let scheme = schemes[number] else { return nil }
        return .some(scheme)
      },
      Rule("accent-color", .accent, \.accent) { value in accent(value).map { .some($0) } },
      Rule("contrast", .increasesContrast, \.increasesContrast) { $0 == .uint32(1) ? true : nil },
      Rule("reduced-motion", .reducesMotion, \.reducesMotion) { $0 == .uint32(1) ? true : nil },
    ]
  ]

  private static let schemes: [UInt32: DesktopSettings.Scheme] = [1: .dark, 2: .light]

  private static func accent(_ value: BusValue) -> AccentColor? {
    guard case .structure(let parts) = value, parts.count == 3,
      case (.double(let red), .double(let green), .double(let blue)) = (
        parts[0], parts[1], parts[2]
      )
    else { return nil }
    return AccentColor(red: red, green: green, blue: blue)
  }
}
