package import Lamina

nonisolated extension Theme {
  /// The look of Dreams for reading in the dark.
  package static let dreamsNight = Theme(
    name: "Night", tokens: nightColors, extending: .standard, onlyScheme: .dark)

  private static var nightColors: [String: ThemeToken] {
    let colors = night.map { ($0.key.themeKey, ThemeToken(.color($0.value))) }
    return Dictionary(uniqueKeysWithValues: colors)
  }

  fileprivate static let night: [Color.Role: Color.Resolved] = [
    .primary: Color.Resolved(hex: 0xEDEBF7),
    .secondary: Color.Resolved(hex: 0xA9A5C2),
    .tertiary: Color.Resolved(hex: 0x75718F),
    .quaternary: Color.Resolved(hex: 0x4A4763),
    .accent: Color.Resolved(hex: 0x8E7BFF),
    .background: Color.Resolved(hex: 0x14121F),
    .secondaryBackground: Color.Resolved(hex: 0x1C1A2B),
    .groupedBackground: Color.Resolved(hex: 0x222034),
    .separator: Color.Resolved(hex: 0x302D45),
    .controlFill: Color.Resolved(hex: 0x2A2740),
    .controlBorder: Color.Resolved(hex: 0x403C5C),
    .selection: Color.Resolved(hex: 0x3A3370),
    .link: Color.Resolved(hex: 0x9FB4FF),
    .red: Color.Resolved(hex: 0xF28286),
  ]
}

nonisolated extension ColorPalette {
  /// The colours of the same look.
  package static let night = ColorPalette(
    Theme.night, for: ColorAppearance(.dark))
}
