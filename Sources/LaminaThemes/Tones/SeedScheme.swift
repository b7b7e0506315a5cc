import LaminaDrawing

/// The colours of all roles from one seed, for one appearance.
///
/// Texts stand out by 4.5:1 at least from every ground that they may stand on, boundaries and large
/// texts by 3:1; a contrast level from -1 to 1 moves what lies above these.
struct SeedScheme {
  private let accent: TonalRange
  private let neutral: TonalRange
  private let appearance: ColorAppearance
  private let level: Double

  init(seed: Color.Resolved, appearance: ColorAppearance, contrast level: Double) {
    let key = OKLCH(seed)
    accent = TonalRange(key)
    neutral = TonalRange(
      OKLCH(lightness: key.lightness, chroma: min(key.chroma * 0.12, 0.02), hue: key.hue))
    self.appearance = appearance
    self.level = appearance.contrast == .increased ? 1 : min(max(level, -1), 1)
  }

  private var isDark: Bool { appearance.scheme == .dark }

  /// 4.5:1 at the level -1, `middle` at 0, `most` at 1.
  private func ratio(_ middle: Double, _ most: Double, least: Double = 4.5) -> Double {
    level < 0 ? middle + (middle - least) * level : middle + (most - middle) * level
  }

  private func ground(light: Double, dark: Double) -> Color.Resolved {
    neutral[isDark ? dark * (1 - max(level, 0) * 0.6) : light + (1 - light) * max(level, 0)]
  }

  /// The colours by role.
  var colors: [Color.Role: Color.Resolved] {
    var colors = grounds
    let all = Array(grounds.values)
    let start = isDark ? 0.55 : 0.75
    colors[.primary] = neutral.tone(from: start, standingOut: ratio(10, 14), from: all)
    colors[.secondary] = neutral.tone(from: start, standingOut: ratio(5, 9), from: all)
    colors[.tertiary] = neutral.tone(from: start, standingOut: ratio(4.5, 7), from: all)
    colors[.quaternary] = neutral.tone(
      from: isDark ? 0.3 : 0.9, standingOut: ratio(1.4, 3, least: 1.25), from: all)
    colors[.accent] = accent.tone(from: accent.key.lightness, standingOut: ratio(4.5, 7), from: all)
    colors[.link] = colors[.accent]
    colors[.controlBorder] = neutral.tone(from: start, standingOut: 3, from: all)
    colors[.separator] = neutral.tone(
      from: isDark ? 0.3 : 0.9, standingOut: ratio(1.25, 3, least: 1.15), from: all)
    return colors.merging(hues(over: all)) { own, _ in own }
  }

  private var grounds: [Color.Role: Color.Resolved] {
    [
      .background: ground(light: 0.99, dark: 0.2),
      .secondaryBackground: ground(light: 0.975, dark: 0.225),
      .groupedBackground: ground(light: 0.96, dark: 0.245),
      .controlFill: ground(light: 0.995, dark: 0.27),
      .selection: accent.key.with(lightness: isDark ? 0.32 : 0.92, chromaTimes: 0.35).resolved
        .rounded,
    ]
  }

  /// The named colours, each moved until it stands out.
  private func hues(over grounds: [Color.Resolved]) -> [Color.Role: Color.Resolved] {
    let base = ColorPalette.standard(for: ColorAppearance(appearance.scheme))
    let names: [Color.Role] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
      .gray,
    ]
    return Dictionary(
      uniqueKeysWithValues: names.map { role in
        let key = OKLCH(base[role])
        let ratio = ratio(4.5, 7)
        return (role, TonalRange(key).tone(from: key.lightness, standingOut: ratio, from: grounds))
      })
  }
}
