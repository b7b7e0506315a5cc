public import LaminaDrawing

extension ColorPalette {
  /// Lamina's own colours for an appearance.
  public static func standard(for appearance: ColorAppearance) -> ColorPalette {
    switch (appearance.scheme, appearance.contrast) {
    case (.light, .standard): .light
    case (.light, .increased): .lightIncreased
    case (.dark, .standard): .dark
    case (.dark, .increased): .darkIncreased
    }
  }

  /// Lamina's own appearance by night: grounds that get lighter the nearer they are.
  public static let dark = ColorPalette(
    [
      .primary: Color.Resolved(hex: 0xECEEF3),
      .secondary: Color.Resolved(hex: 0xA9B0BD),
      .tertiary: Color.Resolved(hex: 0x7F8694),
      .quaternary: Color.Resolved(hex: 0x474D58),
      .accent: Color.Resolved(hex: 0x5A95FA),
      .background: Color.Resolved(hex: 0x1D2025),
      .secondaryBackground: Color.Resolved(hex: 0x16181C),
      .groupedBackground: Color.Resolved(hex: 0x131519),
      .separator: Color.Resolved(hex: 0x30343C),
      .controlFill: Color.Resolved(hex: 0x2A2E36),
      .controlBorder: Color.Resolved(hex: 0x484E5A),
      .selection: Color.Resolved(hex: 0x223A66),
      .link: Color.Resolved(hex: 0x8DB6FF),
      .red: Color.Resolved(hex: 0xFF6F6B),
      .orange: Color.Resolved(hex: 0xFFA64D),
      .yellow: Color.Resolved(hex: 0xFFD34D),
      .green: Color.Resolved(hex: 0x5BCB7B),
      .mint: Color.Resolved(hex: 0x5BDCC4),
      .teal: Color.Resolved(hex: 0x55BDD3),
      .cyan: Color.Resolved(hex: 0x63CDF2),
      .blue: Color.Resolved(hex: 0x5C98FF),
      .indigo: Color.Resolved(hex: 0x9694F5),
      .purple: Color.Resolved(hex: 0xC48CEE),
      .pink: Color.Resolved(hex: 0xF77FA6),
      .brown: Color.Resolved(hex: 0xC29D79),
      .gray: Color.Resolved(hex: 0x9AA1AE),
    ], for: ColorAppearance(.dark))

  /// Lamina's own light appearance where things are to stand out more: texts reach 7:1.
  public static let lightIncreased = ColorPalette(
    [
      .primary: Color.Resolved(hex: 0x000000),
      .secondary: Color.Resolved(hex: 0x33373F),
      .tertiary: Color.Resolved(hex: 0x4C525D),
      .quaternary: Color.Resolved(hex: 0x8D94A1),
      .accent: Color.Resolved(hex: 0x0B3FA8),
      .background: Color.Resolved(hex: 0xFFFFFF),
      .secondaryBackground: Color.Resolved(hex: 0xF7F8FA),
      .groupedBackground: Color.Resolved(hex: 0xF1F2F5),
      .separator: Color.Resolved(hex: 0x5F6672),
      .controlFill: Color.Resolved(hex: 0xFFFFFF),
      .controlBorder: Color.Resolved(hex: 0x4A505B),
      .selection: Color.Resolved(hex: 0xC4DAFF),
      .link: Color.Resolved(hex: 0x0A3A9C),
      .red: Color.Resolved(hex: 0xA0121A),
      .orange: Color.Resolved(hex: 0x8A4600),
      .yellow: Color.Resolved(hex: 0x6E5200),
      .green: Color.Resolved(hex: 0x0C5E26),
      .mint: Color.Resolved(hex: 0x00594B),
      .teal: Color.Resolved(hex: 0x005465),
      .cyan: Color.Resolved(hex: 0x005178),
      .blue: Color.Resolved(hex: 0x0B3FA8),
      .indigo: Color.Resolved(hex: 0x37329F),
      .purple: Color.Resolved(hex: 0x6A2399),
      .pink: Color.Resolved(hex: 0x97134A),
      .brown: Color.Resolved(hex: 0x5E3F1F),
      .gray: Color.Resolved(hex: 0x4C525D),
    ], for: ColorAppearance(.light, contrast: .increased))

  /// Lamina's own appearance by night where things are to stand out more: texts reach 7:1.
  public static let darkIncreased = ColorPalette(
    [
      .primary: Color.Resolved(hex: 0xFFFFFF),
      .secondary: Color.Resolved(hex: 0xDDE1E9),
      .tertiary: Color.Resolved(hex: 0xBCC3CF),
      .quaternary: Color.Resolved(hex: 0x7F8795),
      .accent: Color.Resolved(hex: 0x8FBBFF),
      .background: Color.Resolved(hex: 0x000000),
      .secondaryBackground: Color.Resolved(hex: 0x0B0C0F),
      .groupedBackground: Color.Resolved(hex: 0x111317),
      .separator: Color.Resolved(hex: 0x9AA1AE),
      .controlFill: Color.Resolved(hex: 0x14161A),
      .controlBorder: Color.Resolved(hex: 0xB4BBC7),
      .selection: Color.Resolved(hex: 0x123A7A),
      .link: Color.Resolved(hex: 0xA9CBFF),
      .red: Color.Resolved(hex: 0xFF9B96),
      .orange: Color.Resolved(hex: 0xFFC07A),
      .yellow: Color.Resolved(hex: 0xFFE07A),
      .green: Color.Resolved(hex: 0x8BEBA4),
      .mint: Color.Resolved(hex: 0x8CF2DF),
      .teal: Color.Resolved(hex: 0x8ADBEC),
      .cyan: Color.Resolved(hex: 0x97E1FF),
      .blue: Color.Resolved(hex: 0x8FBBFF),
      .indigo: Color.Resolved(hex: 0xBDBBFF),
      .purple: Color.Resolved(hex: 0xDFB6FF),
      .pink: Color.Resolved(hex: 0xFFABC8),
      .brown: Color.Resolved(hex: 0xE2BF9B),
      .gray: Color.Resolved(hex: 0xC2C8D3),
    ], for: ColorAppearance(.dark, contrast: .increased))
}
