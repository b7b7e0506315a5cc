extension XSettings {
  typealias Rule = SettingRule<Value>

  /// The names that mean something; of two with one meaning the later counts.
  static let rules = texts + numbers

  private static let numbers = [
    Rule("Xft/DPI", .textResolution, \.textResolution) { value in
      dots(value).flatMap { SettingBounds.textResolution($0) }.map { .some($0) }
    },
    // The second is without the factor by which a desktop draws everything larger.
    Rule("Xft/DPI", .textScale, \.textScale) { textScale($0) },
    Rule("Gdk/UnscaledDPI", .textScale, \.textScale) { textScale($0) },
    Rule("Net/DoubleClickTime", .doubleClickTime, \.doubleClickTime) {
      number($0).flatMap { SettingBounds.doubleClick(milliseconds: $0) }
    },
    Rule("Gtk/CursorThemeSize", .cursorSize, \.cursorSize) {
      number($0).flatMap { SettingBounds.cursorSize($0) }
    },
    Rule("Gtk/EnableAnimations", .reducesMotion, \.reducesMotion) { value in
      number(value).map { $0 == 0 }
    },
    Rule("Net/CursorBlinkTime", .cursorBlinkTime, \.cursorBlinkTime) {
      number($0).flatMap { SettingBounds.blinkTime(milliseconds: $0) }
    },
    // After the time that it takes.
    Rule("Net/CursorBlink", .cursorBlinkTime, \.cursorBlinkTime) { value in
      number(value) == 0 ? .some(nil) : nil
    },
  ]

  private static let texts = [
    Rule("Net/ThemeName", .colorScheme, \.colorScheme) { value in
      themeWords(value).contains { $0 == "dark" || $0 == "highcontrastinverse" } ? .dark : nil
    },
    Rule("Net/ThemeName", .increasesContrast, \.increasesContrast) { value in
      themeWords(value).contains { $0.hasPrefix("highcontrast") } ? true : nil
    },
    Rule("Gtk/DecorationLayout", .buttonLayout, \.buttonLayout) { value in
      text(value).flatMap { ButtonLayout($0) }
    },
  ]

  private static func textScale(_ value: Value) -> Double? {
    dots(value).flatMap { SettingBounds.textScale($0 / 96) }
  }

  /// Dots an inch, of which they write 1024ths.
  private static func dots(_ value: Value) -> Double? { number(value).map { Double($0) / 1024 } }

  private static func number(_ value: Value) -> Int? {
    if case .number(let number) = value { Int(number) } else { nil }
  }

  private static func text(_ value: Value) -> String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// The words of a theme's name: "Mint-Y-Dark-Aqua" is dark, "Arc-Darker" is not.
  private static func themeWords(_ value: Value) -> [Substring] {
    (text(value)?.prefix(200).lowercased() ?? "").split { "-_: ".contains($0) }
  }
}
