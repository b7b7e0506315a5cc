package import Lamina

extension ColorPalette {
  /// Light on dark, for the evening.
  package static let dark = ColorPalette([
    .primary: Color.Resolved(hex: 0xECEDF0),
    .secondary: Color.Resolved(hex: 0xA4AAB6),
    .tertiary: Color.Resolved(hex: 0x767C88),
    .quaternary: Color.Resolved(hex: 0x474C56),
    .link: Color.Resolved(hex: 0x8AB4FF),
    .background: Color.Resolved(hex: 0x17191D),
    .secondaryBackground: Color.Resolved(hex: 0x1E2126),
    .groupedBackground: Color.Resolved(hex: 0x23262C),
    .selection: Color.Resolved(hex: 0x20304F),
    .accent: Color.Resolved(hex: 0x3F80F4),
    .controlFill: Color.Resolved(hex: 0x2A2E35),
    .controlBorder: Color.Resolved(hex: 0x434852),
    .separator: Color.Resolved(hex: 0x32363E),
    .red: Color.Resolved(hex: 0xFF6B6B), .orange: Color.Resolved(hex: 0xFFA64D),
    .yellow: Color.Resolved(hex: 0xFFD54D), .green: Color.Resolved(hex: 0x5CCB7A),
    .mint: Color.Resolved(hex: 0x5CDBC4), .teal: Color.Resolved(hex: 0x55BDD3),
    .cyan: Color.Resolved(hex: 0x63CDF2), .blue: Color.Resolved(hex: 0x6AA0FF),
    .indigo: Color.Resolved(hex: 0x8D8AF0), .purple: Color.Resolved(hex: 0xBE83EA),
    .pink: Color.Resolved(hex: 0xF57BA3), .brown: Color.Resolved(hex: 0xC09A76),
    .gray: Color.Resolved(hex: 0x9AA0AC),
  ])
}
