public import LaminaDrawing

extension Color.Role {
  /// The key under which themes have the colour of the role.
  public var themeKey: String {
    switch self {
    case .primary: "text.primary"
    case .secondary: "text.secondary"
    case .tertiary: "text.tertiary"
    case .quaternary: "text.quaternary"
    case .accent: "accent"
    case .background: "background"
    case .secondaryBackground: "background.secondary"
    case .groupedBackground: "background.grouped"
    case .separator: "separator"
    case .controlFill: "control.fill"
    case .controlBorder: "control.border"
    case .selection: "selection"
    case .link: "link"
    case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
      .brown, .gray:
      "color.\(rawValue)"
    }
  }
}
