/// Themes as values: colours, fonts, lengths, shadows, durations and pictures by key, for day, night and more contrast.
///
/// ```
///  Theme: keys ──variant, alias──▶ ThemeLook: values of one appearance ──roles──▶ ColorPalette
///  seed colour ──OKLCH tones──▶ Theme
/// ```
///
/// ```swift
/// var theme = Theme(name: "Sea", extending: .standard)
/// theme["accent"] = .color(Color.Resolved(hex: 0x00677D))
/// theme["title"] = .alias("accent")
/// let look = theme.look(for: ColorAppearance(.light))
/// print(look.color("title") == Color.Resolved(hex: 0x00677D))        // true
/// let made = Theme.made(name: "Moss", fromSeed: Color.Resolved(hex: 0x4A7C3A), contrast: 0.5)
/// print(made.look(for: ColorAppearance(.dark)).palette.colorScheme)  // dark
/// ```
///
/// Any thread may call it. It reads no file and must never know how anything is drawn.
