import LaminaDrawing

extension Theme {
  /// Lamina's own look: what every control has unless another theme is set.
  ///
  /// As a file it is `Sources/LaminaThemeFiles/Resources/Standard.tokens.json`.
  public static let standard = Theme(
    name: "Standard", tokens: colors.merging(meanings) { _, meaning in meaning })

  /// The colours of all roles.
  private static var colors: [String: ThemeToken] {
    let roles = Color.Role.allCases.map { ($0.themeKey, token(of: $0)) }
    return Dictionary(uniqueKeysWithValues: roles)
  }

  private static func token(of role: Color.Role) -> ThemeToken {
    ThemeToken(
      .color(ColorPalette.light[role]), dark: .color(ColorPalette.dark[role]),
      increased: .color(ColorPalette.lightIncreased[role]),
      darkIncreased: .color(ColorPalette.darkIncreased[role]))
  }

  /// What things mean beside the roles: states, scales, times.
  private static var meanings: [String: ThemeToken] {
    var meanings: [String: ThemeToken] = [
      "surface": ThemeToken(.alias("control.fill")),
      "accent.on": ThemeToken(.color(.white), dark: .color(.black)),
      "positive": ThemeToken(.alias("color.green")),
      "warning": ThemeToken(.alias("color.orange")),
      "critical": ThemeToken(.alias("color.red")),
      "focus.ring": ThemeToken(.alias("accent")),
      "shadow.raised": ThemeToken(
        .shadow(ThemeShadow(color: Color.Resolved(hex: 0, opacity: 18 / 255), radius: 0.8, y: 1))),
      "duration.switch": ThemeToken(.duration(0.25)),
      "duration.short": ThemeToken(.duration(0.15)),
    ]
    for (name, size) in typeScale { meanings["font." + name] = ThemeToken(.font(size)) }
    for (name, points) in spaces { meanings["space." + name] = ThemeToken(.length(points)) }
    for (name, points) in corners { meanings["corner." + name] = ThemeToken(.radius(points)) }
    return meanings
  }

  private static let typeScale: [(String, ThemeFont)] = [
    ("largeTitle", ThemeFont(size: 30)), ("title", ThemeFont(size: 24)),
    ("title2", ThemeFont(size: 20)), ("title3", ThemeFont(size: 17)),
    ("headline", ThemeFont(size: 14, weight: 600)), ("body", ThemeFont(size: 14)),
    ("callout", ThemeFont(size: 13)), ("footnote", ThemeFont(size: 12)),
    ("caption2", ThemeFont(size: 11)),
  ]
  private static let spaces: [(String, Double)] = [
    ("small", 4), ("medium", 8), ("large", 16), ("huge", 32),
  ]
  private static let corners: [(String, Double)] = [("small", 4), ("control", 7), ("card", 12)]

  /// The keys that every control uses.
  public static let meaningKeys = Set(standard.tokens.keys)
}
