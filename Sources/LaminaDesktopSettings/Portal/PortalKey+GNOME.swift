import LaminaBus

extension PortalKey {
  /// GNOME's keys, which the portal hands on where it has none of its own.
  static let gnome = colours + text + clicks

  private static let colours = [
    PortalKey(namespace: interface, key: "color-scheme") { value, settings in
      settings.colorScheme =
        ["prefer-dark": .dark, "prefer-light": .light][value.text ?? ""] ?? settings.colorScheme
    },
    PortalKey(namespace: interface, key: "accent-color") { value, settings in
      settings.accent = value.text.flatMap { AccentColor(named: $0) } ?? settings.accent
    },
    PortalKey(namespace: accessibility, key: "high-contrast") { value, settings in
      if case .boolean(let flag) = value { settings.increasesContrast = flag }
    },
    PortalKey(namespace: interface, key: "enable-animations") { value, settings in
      if case .boolean(let flag) = value { settings.reducesMotion = !flag }
    },
  ]

  private static let text = [
    PortalKey(namespace: interface, key: "text-scaling-factor") { value, settings in
      if case .double(let scale) = value { settings.takeTextScale(scale) }
    },
    PortalKey(namespace: interface, key: "clock-format") { value, settings in
      settings.uses24Hours = ["24h": true, "12h": false][value.text ?? ""] ?? settings.uses24Hours
    },
    PortalKey(namespace: interface, key: "cursor-blink-time") { value, settings in
      if case .int32(let time) = value { settings.takeBlinkTime(milliseconds: Int(time)) }
    },
    PortalKey(namespace: interface, key: "cursor-blink") { value, settings in
      if case .boolean(false) = value { settings.cursorBlinkTime = nil }
    },
  ]

  private static let clicks = [
    PortalKey(namespace: mouse, key: "double-click") { value, settings in
      if case .int32(let time) = value { settings.takeDoubleClick(milliseconds: Int(time)) }
    },
    PortalKey(namespace: interface, key: "cursor-size") { value, settings in
      if case .int32(let size) = value { settings.takeCursorSize(Int(size)) }
    },
    PortalKey(namespace: windows, key: "button-layout") { value, settings in
      settings.buttonLayout = value.text.flatMap { ButtonLayout($0) } ?? settings.buttonLayout
    },
  ]
}
