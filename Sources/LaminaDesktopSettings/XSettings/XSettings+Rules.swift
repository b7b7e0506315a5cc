extension XSettings {
  /// A name of XSettings and what its value means.
  struct Rule: Sendable {
    let key: String
    let take: @Sendable (Value, inout DesktopSettings) -> Void
  }

  static let rules =
    numbers.map { key, take in
      Rule(key: key) { value, settings in
        if case .number(let number) = value { take(Int(number), &settings) }
      }
    }
    + texts.map { key, take in
      Rule(key: key) { value, settings in
        if case .text(let text) = value { take(text, &settings) }
      }
    } + [blink]

  private static let numbers: [(String, @Sendable (Int, inout DesktopSettings) -> Void)] = [
    ("Xft/DPI", { $1.takeTextScale(Double($0) / 1024 / 96) }),
    ("Net/DoubleClickTime", { $1.takeDoubleClick(milliseconds: $0) }),
    ("Gtk/CursorThemeSize", { $1.takeCursorSize($0) }),
    ("Gtk/EnableAnimations", { $1.reducesMotion = $0 == 0 }),
    ("Net/CursorBlinkTime", { $1.takeBlinkTime(milliseconds: $0) }),
  ]

  private static let texts: [(String, @Sendable (String, inout DesktopSettings) -> Void)] = [
    (
      "Net/ThemeName",
      { name, settings in
        let name = name.lowercased()
        if name.hasSuffix("dark") { settings.colorScheme = .dark }
        if name.hasPrefix("highcontrast") { settings.increasesContrast = true }
      }
    ),
    (
      "Gtk/DecorationLayout",
      { text, settings in settings.buttonLayout = ButtonLayout(text) ?? settings.buttonLayout }
    ),
  ]

  /// After the time that it takes.
  private static let blink = Rule(key: "Net/CursorBlink") { value, settings in
    if case .number(0) = value { settings.cursorBlinkTime = nil }
  }
}
