public import LaminaDrawing

extension Theme {
  /// Makes a theme from one colour: its hue in OKLCH, in tones that stand out as far as they must.
  ///
  /// Texts reach 4.5:1 on every ground, control borders 3:1, at any `contrast` from -1 to 1; by
  /// itself that of increased contrast is 1.
  /// - Complexity: some 2 ms.
  public static func made(
    name: String, fromSeed seed: Color.Resolved, contrast: Double = 0
  ) -> Theme {
    let schemes = ColorAppearance.all.map { appearance in
      (appearance, SeedScheme(seed: seed, appearance: appearance, contrast: contrast).colors)
    }
    let colors = Dictionary(uniqueKeysWithValues: schemes)
    var theme = Theme(name: name, extending: .standard)
    for role in Color.Role.allCases {
      if let token = token(of: role, colors) { theme.tokens[role.themeKey] = token }
    }
    return theme
  }

  private static func token(
    of role: Color.Role, _ colors: [ColorAppearance: [Color.Role: Color.Resolved]]
  ) -> ThemeToken? {
    func value(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> ThemeValue? {
      colors[ColorAppearance(scheme, contrast: contrast)]?[role].map { .color($0) }
    }
    guard let light = value(.light, .standard) else { return nil }
    return ThemeToken(
      light, dark: value(.dark, .standard), increased: value(.light, .increased),
      darkIncreased: value(.dark, .increased))
  }
}
