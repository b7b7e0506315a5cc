import LaminaDrawing
import LaminaText

extension Theme {
  /// Lamina's own look: what every control has unless another theme is set.
  ///
  /// As a file it is `Documentation/Themes/Standard.tokens.json`.
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
      "space.huge": ThemeToken(.length(32)),
      "duration.short": ThemeToken(.duration(0.15)),
    ]
    for measure in ThemeMeasure.allCases { meanings[measure.key] = ThemeToken(measure.standard) }
    for shade in ThemeShade.allCases { meanings[shade.key] = shade.standard }
    for style in Font.TextStyle.allCases { meanings[style.themeKey] = ThemeToken(style.standard) }
    return meanings
  }

  /// The keys that every control uses.
  public static let meaningKeys = Set(standard.tokens.keys)
}

extension Font.TextStyle {
  /// What Lamina's own theme has under the key of the style.
  fileprivate var standard: ThemeValue {
    let font = Font.system(self).resolve()
    return .font(ThemeFont(size: Double(font.size), weight: font.weight.value))
  }
}
