/// The components behind each colour role.
public struct ColorPalette: Hashable, Sendable {
  private var components: [Color.Role: Color.Resolved]

  /// Makes a palette; roles that `components` leaves out are taken from `base`.
  public init(_ components: [Color.Role: Color.Resolved], over base: ColorPalette = .light) {
    self.components = base.components.merging(components) { _, given in given }
  }

  /// The components of the colours with this role.
  public subscript(role: Color.Role) -> Color.Resolved {
    get { components[role] ?? .black }
    set { components[role] = newValue }
  }

  private init(complete components: [Color.Role: Color.Resolved]) { self.components = components }

  /// Lamina's own light appearance.
  public static let light = ColorPalette(complete: [
    .primary: Color.Resolved(hex: 0x1B1D22),
    .secondary: Color.Resolved(hex: 0x5E6470),
    .tertiary: Color.Resolved(hex: 0x868C98),
    .quaternary: Color.Resolved(hex: 0xC8CCD4),
    .accent: Color.Resolved(hex: 0x2F6FEB),
    .background: Color.Resolved(hex: 0xFFFFFF),
    .secondaryBackground: Color.Resolved(hex: 0xF5F6F8),
    .groupedBackground: Color.Resolved(hex: 0xF0F1F4),
    .separator: Color.Resolved(hex: 0xE1E4E9),
    .controlFill: Color.Resolved(hex: 0xFFFFFF),
    .controlBorder: Color.Resolved(hex: 0xCDD2DB),
    .selection: Color.Resolved(hex: 0xDCE8FD),
    .link: Color.Resolved(hex: 0x1F5FD6),
    .red: Color.Resolved(hex: 0xD9373C),
    .orange: Color.Resolved(hex: 0xF08C1B),
    .yellow: Color.Resolved(hex: 0xF5BF1F),
    .green: Color.Resolved(hex: 0x2FA84F),
    .mint: Color.Resolved(hex: 0x2DBFA5),
    .teal: Color.Resolved(hex: 0x2A9DB5),
    .cyan: Color.Resolved(hex: 0x2BACD9),
    .blue: Color.Resolved(hex: 0x2F6FEB),
    .indigo: Color.Resolved(hex: 0x5B57D6),
    .purple: Color.Resolved(hex: 0x9A4FD1),
    .pink: Color.Resolved(hex: 0xE0457B),
    .brown: Color.Resolved(hex: 0x9A7350),
    .gray: Color.Resolved(hex: 0x8A909C),
  ])
}
