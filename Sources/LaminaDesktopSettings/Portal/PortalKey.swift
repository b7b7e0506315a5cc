import LaminaBus

/// A key that the portal knows, and what its value means; values of another type mean nothing.
struct PortalKey: Sendable {
  let namespace: String
  let key: String
  let take: @Sendable (BusValue, inout DesktopSettings) -> Void

  var name: String { namespace + " " + key }

  /// The namespaces that are asked for.
  static let namespaces = [appearance, interface, accessibility, mouse, windows]
  static let appearance = "org.freedesktop.appearance"
  static let interface = "org.gnome.desktop.interface"
  static let accessibility = "org.gnome.desktop.a11y.interface"
  static let mouse = "org.gnome.desktop.peripherals.mouse"
  static let windows = "org.gnome.desktop.wm.preferences"

  /// All, the portal's own last, as they count more.
  static let all = gnome + own

  private static let own = [
    PortalKey(namespace: appearance, key: "color-scheme") { value, settings in
      guard case .uint32(let number) = value, number <= 2 else { return }
      settings.colorScheme = [nil, .dark, .light][Int(number)]
    },
    PortalKey(namespace: appearance, key: "accent-color") { value, settings in
      guard case .structure(let parts) = value, parts.count == 3,
        case (.double(let red), .double(let green), .double(let blue)) = (
          parts[0], parts[1], parts[2]
        )
      else { return }
      settings.accent = AccentColor(red: red, green: green, blue: blue) ?? settings.accent
    },
    PortalKey(namespace: appearance, key: "contrast") { value, settings in
      guard case .uint32(let number) = value, number <= 1 else { return }
      settings.increasesContrast = number == 1
    },
    PortalKey(namespace: appearance, key: "reduced-motion") { value, settings in
      guard case .uint32(let number) = value, number <= 1 else { return }
      settings.reducesMotion = number == 1
    },
  ]
}
