import LaminaBus

extension PortalKeys {
  /// GNOME's keys, which the portal hands on where it has none of its own.
  static let gnome = [
    interface: colours + text,
    accessibility: [
      Rule("high-contrast", .increasesContrast, \.increasesContrast) { flag($0).map { .some($0) } }
    ],
    mouse: [
      Rule("double-click", .doubleClickTime, \.doubleClickTime) {
        number($0).flatMap { SettingBounds.doubleClick(milliseconds: $0) }
      }
    ],
    windows: [
      Rule("button-layout", .buttonLayout, \.buttonLayout) { $0.text.flatMap { ButtonLayout($0) } }
    ],
  ]

  private static let colours = [
    Rule("color-scheme", .colorScheme, \.colorScheme) { value in
      schemeNames[value.text ?? ""].map { .some($0) }
    },
    Rule("accent-color", .accent, \.accent) { value in
      value.text.flatMap { AccentColor(named: $0) }.map { .some($0) }
    },
    Rule("enable-animations", .reducesMotion, \.reducesMotion) { value in
      flag(value).map { .some(!$0) }
    },
  ]

  private static let text = [
    Rule("text-scaling-factor", .textScale, \.textScale) { value in
      if case .double(let scale) = value { SettingBounds.textScale(scale) } else { nil }
    },
    Rule("clock-format", .uses24Hours, \.uses24Hours) { value in
      ["24h": true, "12h": false][value.text ?? ""].map { .some($0) }
    },
    Rule("cursor-size", .cursorSize, \.cursorSize) {
      number($0).flatMap { SettingBounds.cursorSize($0) }
    },
    Rule("cursor-blink-time", .cursorBlinkTime, \.cursorBlinkTime) {
      number($0).flatMap { SettingBounds.blinkTime(milliseconds: $0) }
    },
    // After the time that it takes.
    Rule("cursor-blink", .cursorBlinkTime, \.cursorBlinkTime) { value in
      flag(value) == false ? .some(nil) : nil
    },
  ]

  private static let schemeNames: [String: DesktopSettings.Scheme] = [
    "prefer-dark": .dark, "prefer-light": .light,
  ]

  private static func number(_ value: BusValue) -> Int? {
    if case .int32(let number) = value { Int(number) } else { nil }
  }

  private static func flag(_ value: BusValue) -> Bool? {
    if case .boolean(let flag) = value { flag } else { nil }
  }
}
